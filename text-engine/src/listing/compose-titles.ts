import { folded, titleCase } from '../portuguese/portuguese.ts';
import type { Detail, DetailKind } from './details.ts';
import { capitalised, filled, isMakers, isOf, shortenings, sortedBy, within } from './fill-title.ts';
import { makerRuns } from './maker-words.ts';
import type { ProductFacts } from './product-facts.ts';
import { headOf, knownUsesOf, linksOn, synonymsOf, usesOf, withoutSet } from './product-words.ts';

const TITLES = 3;
/** The part of the limit that a title fills where there is enough to say; a title for small screens stops there. */
const SHORT = 0.8;
const FILLED = 0.75;
/** What a title leads with: everything in its order; what it is for; what is short enough for a small screen. */
const BY_USE: readonly DetailKind[] = ['use', 'with', 'measure', 'attribute'];

/** What a title is made of. */
interface Parts {
  /** What it is, as a title begins. */
  product: string;
  details: readonly Detail[];
  /** Brand, model and codes, and what comes right after the name. */
  leading: readonly Detail[];
  /** What else comes right after the name. */
  close: readonly Detail[];
  others: readonly Detail[];
  limit: number;
}

/**
 * Three different titles of at most `limit` characters, the product first in each: one says all there is room for,
 * one leads with the use or goes by another name, one is short.
 */
export function composeTitles(facts: ProductFacts, limit: number): string[] {
  const parts = partsOf(facts, limit);
  const { product, details } = parts;
  const maker = details.filter(isMakers);
  const key = folded(facts.name);
  const told = titlesOfFacts(parts, facts.name);
  const [whole = ''] = told;
  const fills = (title: string) => Array.from(title).length >= limit * FILLED;
  const saysHalf = (title: string) => title.length > whole.length / 2;
  // A product whose use is given needs no guess.
  const tellsUse = details.some(isOf('use')) || / para /.test(key);
  const guessed = withUse(parts, usesOf(key));
  const candidates = [
    whole,
    ...told.filter(fills),
    ...withoutOne(parts).filter(fills),
    ...withUse(parts, knownUsesOf(key)),
    ...told.filter(saysHalf),
    ...(tellsUse ? [] : guessed),
    ...told,
    ...withoutOne(parts),
    filled(product, [...maker, ...[...details].reverse().filter((detail) => !detail.maker)], { limit }),
    ...guessed,
    ...[filled(product, maker, { limit })].filter(saysHalf),
    ...shortenings(product, limit),
  ];
  const kept = makerWords(facts, maker).filter((text) => whole.includes(text));
  const leaner = [thingOf(facts), headOf(withoutSet(facts.name))].flatMap((thing) => {
    const product = capitalised(titleCase([thing, ...kept].join(' ')));
    const lean: Parts = { ...parts, product, details: parts.others, leading: [] };
    return [product, ...withoutOne(lean), ...withUse(lean, usesOf(key))];
  });
  const keepsMaker = (title: string) => kept.every((text) => title.includes(text)) && !saysTwice(title);
  const fewer = leaner.filter((title) => title.length <= limit);
  return choose([candidates.filter(keepsMaker), fewer.filter(keepsMaker), candidates]);
}

function partsOf({ name, details }: ProductFacts, limit: number): Parts {
  const maker = details.filter(isMakers);
  const close = details.filter(isClose);
  const leading = [...maker, ...close.slice(0, 2)];
  const others = details.filter((detail) => !detail.maker && !close.includes(detail));
  const product = within(capitalised(titleCase(name)), limit);
  return { product, details, leading, close: close.slice(2), others, limit };
}

/** Titles of what the seller said and nothing else; the first says all there is room for. */
function titlesOfFacts({ product, details, leading, close, others, limit }: Parts, name: string): string[] {
  const byUse = [...leading, ...sortedBy(others, BY_USE.map(isOf)), ...close];
  return [
    filled(product, details, { limit }),
    filled(product, byUse, { limit }),
    filled(product, details, { limit }, [isMakers]),
    filled(product, byUse, { limit }, [isMakers]),
    ...[BY_USE.slice(0, 3), BY_USE.slice(2)]
      .map((kinds) => others.filter(({ kind }) => kinds.includes(kind)))
      .filter((some) => details.length > 3 && some.length > 0 && some.length < others.length)
      .map((some) => filled(product, [...leading, ...some], { limit })),
    ...synonymsOf(name)
      .filter(({ same, other }) => !sharesWord(same, other))
      .map(({ same, other, rest }) =>
        filled(capitalised(titleCase(`${same} ${other}${rest}`)), details, { limit }),
      ),
    filled(product, [...leading, ...others], { limit: Math.ceil(limit * SHORT) }),
  ];
}

/** All that was said except one detail, so that another finds room. */
const withoutOne = ({ product, details, others, limit }: Parts): string[] =>
  others.map((left) =>
    filled(
      product,
      details.filter((detail) => detail !== left),
      { limit },
    ),
  );

function withUse({ product, details, leading, limit }: Parts, texts: readonly string[]): string[] {
  const uses = texts.map((text): Detail => ({ text, kind: 'use' }));
  return [
    ...uses.map((use) => filled(product, [...details, use], { limit })),
    // Room is kept for the use: what else fits says as much as it can.
    ...uses.map((use) =>
      filled(filled(product, details, { limit: limit - use.text.length - 1 }), [use], { limit }),
    ),
    ...uses.map((use) => filled(product, [...leading, use], { limit })),
  ];
}

/** The first words of the name, which say what it is: 'soprador de folhas' of 'soprador de folhas a gasolina'. */
function thingOf({ name, isMaker }: ProductFacts): string {
  const words = name.split(' ');
  const named = words.findIndex((word, at) => at > 0 && isMaker(word));
  const thing = words.slice(0, named > 0 ? Math.min(named, 3) : 3);
  while (thing.length > 1 && linksOn(folded(thing.at(-1) ?? ''))) thing.pop();
  return thing.join(' ');
}

/** Brand, models and codes as a title writes them, each with what belongs to it: 'Guardit 2.0'. */
const makerWords = ({ name, isMaker }: ProductFacts, maker: readonly Detail[]): string[] =>
  [name, ...maker.map(({ text }) => text)]
    .flatMap((text) => makerRuns(text.split(' '), isMaker))
    .map((run) => titleCase(run.join(' ')));

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
