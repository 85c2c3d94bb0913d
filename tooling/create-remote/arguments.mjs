/** Addresses that the server itself answers. */
const OF_THE_SERVER =
  'api assets auth dev google-demonstracao healthz images metrics openapi.json pagamento-demonstracao readyz remotes storybook webhooks'.split(
    ' ',
  );

/**
 * @typedef {{ name?: string | undefined, path?: string | undefined, label?: string | undefined, icon?: string | undefined, group?: string | undefined, rest?: string[] }} Arguments
 * @typedef {{ name: string, path: string, label: string, icon: string, group: string, feature: string, Feature: string, order: number, port: number, kit: string }} Blanks
 * @typedef {{ label: string, group: string, order: number }} MenuEntry
 * @typedef {{ name: string, paths: string[], publicPaths?: string[], menu?: MenuEntry[] }} Description
 */

/**
 * What a new remote must not collide with: the remotes of the product, the icons that its shell draws, the addresses that
 * the shell serves. `port` is free for its dev server, `command` is what the engineer typed, `kit` the package that builds it.
 * @typedef {{ remotes: Description[], icons: string[], shellPaths: string[], port: number, command: string, kit: string }} House
 */

/**
 * Validates the command line's arguments for a new remote. Returns either `problems`, one sentence each, or the values for
 * every blank of the template.
 * @param {Arguments} given
 * @param {House} house
 * @param {(name: string) => boolean} taken whether a folder has this name
 * @returns {{ problems: string[], blanks?: Blanks }}
 */
export function readArguments(
  { name = '', path = '', icon = 'sparkles', group = 'tools', rest = [], ...given },
  { remotes, icons, shellPaths, port, command, kit },
  taken,
) {
  const label = inPrintersQuotes(given.label ?? '');
  const problems = [
    ...problemsOfRest(rest, label),
    ...problemsOfName(name, command, taken),
    ...problemsOfPath(path, remotes, shellPaths),
    ...problemsOfLabel(label, remotes),
    ...(icons.includes(icon) ? [] : [`O menu não conhece o ícone "${icon}". Ícones: ${icons.join(', ')}.`]),
    ...(['main', 'tools'].includes(group)
      ? []
      : [`--group é main (em cima) ou tools (em "Ferramentas"); veio "${group}".`]),
  ];
  if (problems.length > 0) return { problems };
  const feature = name.replace('mfe-', '');
  const orders = remotes.flatMap(({ menu = [] }) => menu.filter((entry) => entry.group === group));
  return {
    problems,
    blanks: {
      name,
      path,
      label,
      icon,
      group,
      feature,
      Feature: feature.replace(/(^|-)(\w)/g, (_, __, /** @type {string} */ letter) => letter.toUpperCase()),
      order: Math.max(0, ...orders.map(({ order }) => order)) + 10,
      port,
      kit,
    },
  };
}

// Typographic quotes, as in printed Portuguese: straight ones would end the strings that contain the label.
const inPrintersQuotes = (/** @type {string} */ text) =>
  text
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’');

/**
 * What a label without quotes leaves behind.
 * @param {string[]} rest
 * @param {string} label
 */
function problemsOfRest(rest, label) {
  if (rest.length === 0) return [];
  const whole = [label, ...rest].join(' ').trim();
  return [`Sobrou "${rest.join(' ')}". Um nome com espaços vem entre aspas: --label "${whole}".`];
}

/**
 * @param {string} name
 * @param {string} command
 * @param {(name: string) => boolean} taken
 */
function problemsOfName(name, command, taken) {
  if (!name) return [`Diga o nome: ${command} mfe-cupons --path /cupons --label "Cupons".`];
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return [
      `"${name}" não serve de nome: use mfe- e uma letra, e depois letras minúsculas, números e hifens, como mfe-cupons.`,
    ];
  return taken(name) ? [`Já existe uma pasta chamada ${name}. Escolha outro nome.`] : [];
}

/**
 * A remote serves an address and all below it.
 * @param {string} path
 * @param {string} address
 */
const covers = (path, address) => address === path || address.startsWith(`${path}/`);

/**
 * @param {string} path
 * @param {Description[]} remotes
 * @param {string[]} shellPaths
 */
function problemsOfPath(path, remotes, shellPaths) {
  if (!path) return ['Diga o caminho da tela: --path /cupons.'];
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    return [
      `"${path}" não serve de caminho: comece por / e use letras minúsculas, números e hifens, como /cupons.`,
    ];
  const owner = remotes.find(({ paths, publicPaths = [] }) =>
    [...paths, ...publicPaths].some((theirs) => covers(theirs, path) || covers(path, theirs)),
  );
  if (owner) return [`O caminho ${path} já é de ${owner.name}. Escolha outro.`];
  const [, first = ''] = path.split('/');
  if (shellPaths.includes(first)) return [`O caminho ${path} é do próprio shell. Escolha outro.`];
  return OF_THE_SERVER.includes(first) ? [`O caminho ${path} é do servidor. Escolha outro.`] : [];
}

/**
 * @param {string} label
 * @param {Description[]} remotes
 */
function problemsOfLabel(label, remotes) {
  if (!label) return ['Diga o que o menu mostra: --label "Cupons".'];
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,.&+’“”-]{1,29}$/u.test(label))
    return [
      `"${label}" não serve de nome no menu: use de 2 a 30 letras, números e espaços (e , . & + - e aspas).`,
    ];
  const other = remotes.find(({ menu = [] }) => menu.some((entry) => entry.label === label));
  return other ? [`O menu já tem "${label}", de ${other.name}. Escolha outro nome.`] : [];
}
