import { ReleaseFailure } from './failure.mjs';
import { asOfSentence } from './reports.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @typedef {{ order: string[], off: string[], revision: number, setBy: string, changedAt: string }} Arrangement
 * @typedef {{ key: string, offeredBy: string | null, fills: { remote: string, label: string }[], arrangement?: Arrangement }} Place
 * @typedef {{ place?: string | undefined, order?: string[] | undefined, off?: string[] | undefined, on?: string[] | undefined, reset?: boolean }} PlaceRequest
 */

/**
 * `place` lists, `place library.picture-actions` shows one, and with `--order`, `--off`, `--on` or `--reset` it is arranged.
 * @param {string[]} words
 * @param {{ order?: string | undefined, off?: string | undefined, on?: string | undefined, reset?: boolean | undefined }} options
 * @returns {PlaceRequest}
 */
export function placeRequestOf([place], { order, off, on, reset = false }) {
  const named = [order, off, on].some((option) => option !== undefined);
  if (!named && !reset) return { place };
  if (!place)
    throw new ReleaseFailure(
      'usage',
      'Falta o lugar, como library.picture-actions. Veja pnpm release place.',
    );
  if (named && reset)
    throw new ReleaseFailure(
      'usage',
      'Escolha --reset ou uma arrumação (--order, --off, --on), e não os dois.',
    );
  return {
    place,
    reset,
    order: namesOf('--order', order),
    off: namesOf('--off', off),
    on: namesOf('--on', on),
  };
}

/** The remotes that an option names. @param {string} option @param {string | undefined} text */
function namesOf(option, text) {
  if (text === undefined) return undefined;
  const names = text.split(/[\s,]+/).filter(Boolean);
  const wrong = names.filter((name) => !/^mfe-[a-z0-9-]+$/.test(name));
  if (names.length > 0 && wrong.length === 0) return names;
  throw new ReleaseFailure(
    'usage',
    names.length === 0
      ? `Faltam os remotos de ${option}, como ${option} mfe-library,mfe-catalogue.`
      : `${wrong.join(' e ')} não é o nome de um remoto: use ${option} mfe-library,mfe-catalogue.`,
  );
}

/**
 * Shows what stands in places, or arranges one on the state that the registry has now. What is not asked for stays.
 * @param {Registry} registry
 * @param {PlaceRequest} request
 */
export async function places(registry, { place, order, off = [], on = [], reset }) {
  const { asOf, slots } = /** @type {{ asOf?: string, slots: Place[] }} */ (
    await registry.get('/api/remote-meetings')
  );
  const shown = place ? [placeNamed(slots, place)] : slots;
  if (!reset && !order && off.length + on.length === 0) {
    if (asOf) console.log(asOfSentence(asOf));
    if (shown.length === 0) console.log('Nenhum remoto no ar oferece ou preenche um lugar.');
    for (const each of shown) for (const line of linesOf(each)) console.log(line);
    return;
  }
  const [{ key, arrangement }] = /** @type {[Place]} */ (shown);
  const before = arrangement ?? { order: [], off: [], revision: 0 };
  const stillOff = [...new Set([...before.off, ...off])].filter((name) => !on.includes(name));
  const wanted = reset ? { order: [], off: [] } : { order: order ?? before.order, off: stillOff };
  await registry.post(`/api/remote-places/${key}`, { revision: before.revision, ...wanted });
  const answer = /** @type {{ slots: Place[] }} */ (await registry.get('/api/remote-meetings'));
  console.log(`✓ ${linesOf(placeNamed(answer.slots, key)).join('\n')}`);
}

/**
 * A place by its key, or by its name where it has one version.
 * @param {Place[]} slots
 * @param {string} word
 */
function placeNamed(slots, word) {
  const found = slots.filter(({ key }) => key === word || key.startsWith(`${word}@`));
  if (found.length === 1) return /** @type {Place} */ (found[0]);
  const keys = (found.length > 1 ? found : slots).map(({ key }) => key).join(', ');
  throw new ReleaseFailure(
    found.length > 1 ? 'usage' : 'conflict',
    found.length > 1
      ? `${word} tem mais de uma versão: ${keys}. Diga qual.`
      : `Nenhum remoto no ar oferece ou preenche ${word}. ${keys ? `Há: ${keys}.` : 'Não há lugar nenhum.'}`,
  );
}

/** A place, and what stands in it. @param {Place} place */
function linesOf({ key, offeredBy, fills, arrangement }) {
  const { order = [], off = [] } = arrangement ?? {};
  const filling = fills.map(({ remote }) => remote);
  const absent = [...new Set([...order, ...off])].filter((name) => !filling.includes(name));
  const by = arrangement
    ? `arrumado por ${arrangement.setBy} em ${new Date(arrangement.changedAt).toLocaleString('pt-BR')}`
    : 'na ordem dos manifestos';
  return [
    `${key}  ${offeredBy ? `de ${offeredBy}` : 'que ninguém oferece'}, ${by}`,
    ...fills.map(
      ({ remote, label }) => `  ${remote}  ${label}${off.includes(remote) ? '  (desligado)' : ''}`,
    ),
    ...absent.map(
      (name) => `  ${name}  (não preenche este lugar agora${off.includes(name) ? '; desligado' : ''})`,
    ),
    ...(filling.length + absent.length === 0 ? ['  ninguém preenche'] : []),
  ];
}
