import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { type Fence, fenceOf, selectorsBeyond, shortName } from './fenced-selectors.ts';
import type { OpenPackage } from './open-package.ts';

/** The page's layers, in their order. */
export const LAYERS = ['reset', 'tokens', 'base', 'components', 'app'];
/** Rules that only hold others, or that act on nothing by themselves. */
const HARMLESS = ['media', 'supports', 'container', 'starting-style', 'charset'];
/** A stylesheet that was built without any fence would fill the answer with its sentences. */
const SENTENCES_A_FILE = 5;

/** Why a package's styles would change what other parts of the page look like, one sentence each, with the cure. */
export function checkStyles({ build, files }: OpenPackage): string[] {
  const fence = fenceOf(build.name, build.version, build.remote.platform);
  return [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, bytes]) => {
      const problems = checkSheet(Buffer.from(bytes).toString('utf8'), fence).map(
        (what) => `${file}: ${what}`,
      );
      const more = problems.length - SENTENCES_A_FILE;
      if (more <= 0) return problems;
      return [...problems.slice(0, SENTENCES_A_FILE), `${file}: e mais ${more} regras que saem do remoto.`];
    });
}

function checkSheet(css: string, fence: Fence): string[] {
  const problems = new Set<string>();
  try {
    postcss.parse(css).walk((node) => {
      if (node.type === 'rule') for (const one of checkRule(node, fence)) problems.add(one);
      if (node.type === 'atrule') for (const one of checkAtRule(node, fence)) problems.add(one);
    });
  } catch (failure) {
    const place = failure instanceof postcss.CssSyntaxError && failure.line ? ` (linha ${failure.line})` : '';
    return [`não é CSS que se possa conferir${place}. Corrija e construa de novo.`];
  }
  return [...problems];
}

function checkRule(rule: Rule, { remote, ...fence }: Fence): string[] {
  const holders = holdersOf(rule);
  if (holders.some((holder) => holder.type === 'atrule' && /keyframes$/i.test(holder.name))) return [];
  const nested = holders.some(({ type }) => type === 'rule');
  return selectorsBeyond(rule.selector, nested, { remote, ...fence }).map(
    (selector) =>
      `o seletor ${shorten(selector)} alcança a página fora do remoto. Use uma classe de CSS Modules (o nome começa por ${fence.classPrefix}), ou escreva [data-remote="${remote}"] antes.`,
  );
}

function checkAtRule(rule: AtRule, { remote }: Fence): string[] {
  const short = shortName(remote);
  const name = rule.name.toLowerCase();
  if (HARMLESS.includes(name)) return [];
  if (name === 'layer') return checkLayers(rule);
  if (name === 'import')
    return [
      '@import traz estilos que ninguém conferiu. Importe o arquivo no código, para que o build o inclua.',
    ];
  if (name === 'font-face') {
    const family = familyOf(rule);
    if (family.startsWith(`${short} `) || family.startsWith(`${short}-`)) return [];
    return [`a fonte "${family}" valeria para a página toda. Comece o nome da família por "${short} ".`];
  }
  if (/^(-webkit-)?keyframes$/.test(name)) {
    if (rule.params.startsWith(`${short}-`)) return [];
    return [
      `a animação ${shorten(rule.params)} valeria para a página toda. Use CSS Modules, ou comece o nome por ${short}-.`,
    ];
  }
  return [
    `@${name} ${shorten(rule.params)} vale para a página toda, ou não se pode conferir. Tire a regra; valores iniciais cabem em uma classe sua.`,
  ];
}

/** Only the page's layers, in the page's order: a layer of a remote's own would come after all of them. */
function checkLayers({ params, nodes }: AtRule): string[] {
  const named = params.split(',').map((layer) => layer.trim().split('.')[0] ?? '');
  const places = named.map((layer) => LAYERS.indexOf(layer));
  const inOrder = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  if (inOrder && (named.length === 1 || !nodes)) return [];
  return [
    `@layer ${shorten(params)} mudaria a ordem das camadas da página. Use as dela, nesta ordem: ${LAYERS.join(', ')}.`,
  ];
}

function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls(/^font-family$/i, ({ value }) => {
    family = value.replace(/^(["'])(.*)\1$/, '$2');
  });
  return family;
}

/** The rules that a rule stands in, from the inside out. */
function holdersOf(rule: Rule): (Rule | AtRule)[] {
  const holders: (Rule | AtRule)[] = [];
  for (
    let holder = rule.parent as ChildNode | undefined;
    holder;
    holder = holder.parent as ChildNode | undefined
  )
    if (holder.type === 'rule' || holder.type === 'atrule') holders.push(holder);
  return holders;
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
