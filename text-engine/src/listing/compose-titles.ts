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
  const close = details.filter(isClose);
  const others = details.filter((detail) => !isClose(detail));
  const byUse = [...close.slice(0, 2), ...sortedBy(others, BY_USE), ...close.slice(2)];
  const named = (uses: readonly string[]) => uses.map((text): Detail => ({ text, kind: 'use' }));
  const room = { limit };
  const told = [
    filled(product, details, room),
    filled(product, byUse, room),
    ...[BY_USE.slice(0, 2), BY_USE.slice(2)]
      .map((kinds) => others.filter(({ kind }) => kinds.includes(kind)))
      .filter((some) => details.length > 3 && some.length > 0 && some.length < others.length)
      .map((some) => filled(product, [...close.slice(0, 2), ...some], room)),
    ...synonymsOf(name)
      .filter(({ same, other }) => !sharesWord(same, other))
      .map(({ same, other, rest }) =>
        filled(capitalised(titleCase(`${same} ${other}${rest}`)), details, room),
      ),
    filled(product, [...close.slice(0, 2), ...others], { limit: Math.ceil(limit * SHORT) }),
  ];
  const withUse = (uses: readonly Detail[]) => [
    ...uses.map((use) => filled(product, [...details, use], room)),
    ...uses.map((use) => filled(product, [...details.slice(0, 3), use], room)),
    ...uses.map((use) => filled(product, [...close.slice(0, 2), use], room)),
  ];
  const fills = (title: string) => Array.from(title).length >= limit * FILLED;
  const candidates = [
    ...told.slice(0, 1),
    ...told.filter(fills),
    ...withUse(named(knownUsesOf(key))),
    ...told.filter((title) => title.length > (told[0] ?? '').length / 2),
    ...withUse(named(usesOf(key))),
    ...told,
    filled(product, close.slice(0, 1), room),
    filled(product, [...details].reverse(), room),
    ...shortenings(product, limit),
  ];
  const titles: string[] = [];
  // Three orders of the same words help nobody: those are the last resort.
  for (const same of [sameWords, sameLetters])
    for (const title of candidates)
      if (titles.length < TITLES && title && !titles.some((one) => same(one, title))) titles.push(title);
  return titles;
}

/** Said right behind the name, as 'masculino' and 'azul' are. */
const isClose = ({ text, kind }: Detail) => kind === 'attribute' && text.split(' ').length === 1;

const sortedBy = (details: readonly Detail[], order: readonly DetailKind[]) =>
  details.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

function filled(product: string, parts: readonly Detail[], { limit }: { limit: number }): string {
  let title = product;
  let uses = 0;
  for (const { text, kind } of parts) {
    const longer = `${title} ${titleCase(text)}`;
    if (Array.from(longer).length > limit || (kind === 'use' && uses > 1)) continue;
    if (kind === 'use') uses++;
    title = longer;
  }
  return title;
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
const sameLetters = (a: string, b: string) => folded(a) === folded(b);
const sameWords = (a: string, b: string) => sortedWords(a) === sortedWords(b);
const sortedWords = (text: string) => folded(text).split(' ').sort().join(' ');
