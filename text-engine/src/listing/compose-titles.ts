import { folded, titleCase } from '../portuguese/portuguese.ts';
import type { Detail, DetailKind, ProductFacts } from './product-facts.ts';
import { knownUsesOf, synonymsOf, usesOf } from './product-words.ts';

const TITLES = 3;
/** The part of the limit that a title fills where there is enough to say; a title for small screens stops there. */
const SHORT = 0.8;
const FILLED = 0.75;
/** What a title leads with: everything in its order; what it is for; what is short enough for a small screen. */
const BY_USE: readonly DetailKind[] = ['use', 'with', 'measure', 'attribute'];

/**
 * Three different titles of at most `limit` characters, the product first in each: one says all there is room for,
 * one leads with the use or goes by another name, one is short.
 */
export function composeTitles({ name, details }: ProductFacts, limit: number): string[] {
  const product = within(capitalised(titleCase(name)), limit);
  const key = folded(name);
  const maker = details.filter((detail) => detail.maker);
  const close = [...maker, ...details.filter(isClose)];
  const others = details.filter((detail) => !close.includes(detail));
  const leading = [...maker, ...close.filter((detail) => !detail.maker).slice(0, 2)];
  const byUse = [
    ...leading,
    ...sortedBy(others, BY_USE.map(isOf)),
    ...close.filter((detail) => !leading.includes(detail)),
  ];
  const named = (uses: readonly string[]) => uses.map((text): Detail => ({ text, kind: 'use' }));
  const room = { limit };
  const told = [
    filled(product, details, room),
    filled(product, byUse, room),
    filled(product, details, room, [isMakers]),
    filled(product, byUse, room, [isMakers]),
    ...[BY_USE.slice(0, 3), BY_USE.slice(2)]
      .map((kinds) => others.filter(({ kind }) => kinds.includes(kind)))
      .filter((some) => details.length > 3 && some.length > 0 && some.length < others.length)
      .map((some) => filled(product, [...leading, ...some], room)),
    ...synonymsOf(name)
      .filter(({ same, other }) => !sharesWord(same, other))
      .map(({ same, other, rest }) =>
        filled(capitalised(titleCase(`${same} ${other}${rest}`)), details, room),
      ),
    filled(product, [...leading, ...others], { limit: Math.ceil(limit * SHORT) }),
  ];
  const withUse = (uses: readonly Detail[]) => [
    ...uses.map((use) => filled(product, [...details, use], room)),
    // Room is kept for the use: what else fits says as much as it can.
    ...uses.map((use) =>
      filled(filled(product, details, { limit: limit - use.text.length - 1 }), [use], room),
    ),
    ...uses.map((use) => filled(product, [...leading, use], room)),
  ];
  const fills = (title: string) => Array.from(title).length >= limit * FILLED;
  // Whose use is told needs no guess.
  const tellsUse = details.some(({ kind }) => kind === 'use') || / para /.test(key);
  const guessed = withUse(named(usesOf(key)));
  const candidates = [
    ...told.slice(0, 1),
    ...told.filter(fills),
    ...withUse(named(knownUsesOf(key))),
    ...told.filter((title) => title.length > (told[0] ?? '').length / 2),
    ...(tellsUse ? [] : guessed),
    ...told,
    filled(product, [...maker, ...close.slice(0, 1)], room),
    filled(product, [...maker, ...[...details].reverse().filter((detail) => !detail.maker)], room),
    ...guessed,
    ...shortenings(product, limit),
  ];
  const whole = told[0] ?? '';
  const kept = maker.map(({ text }) => titleCase(text)).filter((text) => whole.includes(text));
  const keepMaker = candidates.filter(
    (title) => kept.every((text) => title.includes(text)) && !saysTwice(title),
  );
  return choose([keepMaker, candidates]);
}

/** Three orders of the same words help nobody; a title without the brand or the model helps even less. */
function choose(lists: readonly (readonly string[])[]): string[] {
  const titles: string[] = [];
  for (const list of lists)
    for (const same of [sameWords, sameLetters])
      for (const title of list)
        if (titles.length < TITLES && title && !titles.some((one) => same(one, title))) titles.push(title);
  return titles;
}

/** Said right behind the name, as 'masculino' and 'azul' are. */
const isClose = ({ text, kind, maker }: Detail) =>
  !maker && kind === 'attribute' && text.split(' ').length === 1;

type Test = (detail: Detail) => boolean;
const isMakers: Test = ({ maker = false }) => maker;
const isMeasure: Test = ({ text }) => /^(?:\d|tam|aro)/i.test(text);
const isOf =
  (wanted: DetailKind): Test =>
  ({ kind }) =>
    kind === wanted;

/** Those that pass the first test, then those that pass the second, and so on. */
const sortedBy = (details: readonly Detail[], tests: readonly Test[]) => {
  const rank = (detail: Detail) => tests.findIndex((test) => test(detail));
  return details.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * The product with as many of these parts as there is room for, in this order. Those are taken `first` that pass: usually
 * brand, model and codes, then measures, since by voltage and size a buyer chooses.
 */
function filled(
  product: string,
  parts: readonly Detail[],
  { limit }: { limit: number },
  first: readonly Test[] = [isMakers, isMeasure],
): string {
  const taken = new Set<Detail>();
  let length = Array.from(product).length;
  let uses = 0;
  for (const part of new Set(sortedBy(parts, [...first, () => true]))) {
    const longer = length + 1 + Array.from(titleCase(part.text)).length;
    if (longer > limit || (part.kind === 'use' && uses > 1)) continue;
    if (part.kind === 'use') uses++;
    length = longer;
    taken.add(part);
  }
  const said = [...new Set(parts)].filter((part) => taken.has(part)).map(({ text }) => titleCase(text));
  return [product, ...said].join(' ');
}

/** As many whole words as there is room for; a single longer word is cut inside. */
function within(product: string, limit: number): string {
  const letters = Array.from(product);
  if (letters.length <= limit) return product;
  const room = letters.slice(0, limit + 1).join('');
  return room.lastIndexOf(' ') > 0 ? room.slice(0, room.lastIndexOf(' ')) : letters.slice(0, limit).join('');
}

/** A name that fills the whole title leaves room for no second thought: it is shortened word by word, then within. */
function shortenings(product: string, limit: number): string[] {
  const words = product.split(' ');
  const whole = words.slice(1).map((_, cut) => words.slice(0, words.length - 1 - cut).join(' '));
  const inside = [1, 2].map((cut) =>
    Array.from(product)
      .slice(0, limit - cut)
      .join(''),
  );
  return [...whole.filter((text) => text.length <= limit), ...inside];
}

const capitalised = (text: string) =>
  /^i[A-Z]/.test(text) ? text : text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
const sharesWord = (a: string, b: string) =>
  folded(b)
    .split(' ')
    .some((word) => word.length > 2 && folded(a).split(' ').includes(word));
/** 'Pet ... para o Dia a Dia do Pet'. */
const saysTwice = (title: string) => {
  const words = folded(title)
    .split(' ')
    .filter((word) => word.length > 2 && word !== 'dia');
  return new Set(words).size < words.length;
};
const sameLetters = (a: string, b: string) => folded(a) === folded(b);
const sameWords = (a: string, b: string) => sortedWords(a) === sortedWords(b);
const sortedWords = (text: string) => folded(text).split(' ').sort().join(' ');
