import { clauses, titleCase } from '../portuguese/portuguese.ts';
import { type Detail, detailsOf } from './details.ts';
import { filled, isMakers, within } from './fill-title.ts';
import { isMakerAt } from './maker-words.ts';
import {
  capitalised,
  colorBehind,
  isCodedSize,
  lengthOf,
  meaningOf,
  type ProductCard,
  saysMeasure,
  touches,
} from './product-card.ts';
import { type ProductFacts, readFacts } from './product-facts.ts';
import { isAttribute, isMaterial, linksOn } from './product-words.ts';
import type { ReadDetails } from './read-details.ts';
import { withoutTalk } from './sales-talk.ts';
import { bareWord, wordsOf } from './words.ts';

/** A condition has a field of its own everywhere, and some marketplaces refuse it in a title. */
const CONDITION =
  /(?:^|(?<=[\s,]))(?:(?:produto|item)s?\s+)?(?:nov[oa]s?(?:\s+na caixa)?|usad[oa]s?(?:\s+poucas vezes)?|pouco usad[oa]s?|seminov[oa]s?|lacrad[oa]s?|recondicionad[oa]s?)(?=\s*(?:$|,))/giu;
const IS_CONDITION = new RegExp(CONDITION.source, 'iu');
const LONGEST_EXTRA = 5;
const LONGEST_MEASURE = 10;

/** Whether a phrase tells in what condition the product is. */
export const isCondition = (text: string): boolean => IS_CONDITION.test(text);

/** What the seller calls it, without talk and condition. */
export const thingOf = (name: string): string =>
  withoutTalk(name)
    .replace(CONDITION, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=,)|^[\s,.-]+|[\s,.-]+$/g, '') || name;

/** The thing first, then its maker, what else its name says, what it is of, how large, in which colour, and the rest. */
export function listingTitle(card: ProductCard, details: ReadDetails, limit: number): string {
  const name = thingOf(card.name);
  const facts = readFacts(name, []);
  const makers = unsaid(name, [card.brand, card.model]).map(makerDetail);
  const whole = [makers, makers.slice(0, 1)]
    .map((some) => wholeName(card, facts, some))
    .find((parts) => lengthOf(parts.map(({ text }) => text).join(' ')) <= limit);
  const [head, ...said] = whole ?? [{ text: facts.name || name }, ...makers, ...facts.details];
  const color = colorBehind(name, card.color);
  const size = isCodedSize(card.size) ? `Tamanho ${card.size}` : card.size;
  const known = [card.material, size, color, ...wholePhrases(details), ...measuresIn(details)];
  const others = unsaid(`${name} ${card.brand} ${card.model}`, known).map(
    (text): Detail => ({ text, kind: /^\d/.test(text) ? 'measure' : 'attribute' }),
  );
  const parts = [...said.filter(({ text }) => !IS_CONDITION.test(text)), ...others];
  // Buyers choose by size and colour: these find room before the material.
  const is = (fact: string) => (part: Detail) => others.includes(part) && part.text === fact;
  const first = [isMakers, (part: Detail) => !others.includes(part), is(size), is(color)];
  const begin = within(capitalised(titleCase(head?.text ?? '')), limit).replace(
    /(?:\s+(?:de|da|do|das|dos|e|com|em|para|sem))+$/i,
    '',
  );
  return filled(begin, parts, { limit }, first);
}

/** What all variants are called: the title without colour, size and what else may differ. */
export function familyName(card: ProductCard, limit: number): string {
  const name = withoutVariant(card);
  return listingTitle({ ...card, name, color: '', size: '' }, { statements: [], named: [] }, limit);
}

const makerDetail = (text: string): Detail => ({ text, kind: 'attribute', maker: true });

/** The whole name, with its maker before the first measure or colour: 'garrafa térmica', 'Polar', '1 litro inox'. */
function wholeName(
  { name, color }: ProductCard,
  { name: head, isMaker }: ProductFacts,
  makers: readonly Detail[],
): [Detail, ...Detail[]] {
  const words = wordsOf(clauses(thingOf(name)).join(' '));
  const at = words.findIndex((word, index) => {
    const isMeasured = /^\d/.test(word) && !isMakerAt(words, index, isMaker);
    const begins =
      isMeasured || (color !== '' && touches(color, word)) || /^(?:tam|tamanhos?|cor)$/i.test(word);
    return index >= wordsOf(head).length && begins && !linksOn(bareWord(words[index - 1]));
  });
  const [before, behind] = at < 1 ? [words, []] : [words.slice(0, at), words.slice(at)];
  const rest: Detail = { text: behind.join(' '), kind: 'attribute' };
  return [{ text: before.join(' '), kind: 'attribute' }, ...makers, ...(behind.length > 0 ? [rest] : [])];
}

/** Those parts that share no word with what is said before them. */
function unsaid(said: string, parts: readonly string[]): string[] {
  let text = said;
  return parts.filter((part) => {
    const isNew =
      meaningOf(part).length > 0 && (isMeasure(part) ? !saysMeasure(text, part) : !touches(text, part));
    if (isNew) text += ` ${part}`;
    return isNew;
  });
}
const isMeasure = (part: string) => /^(?:\d|Tamanho )/.test(part);

/** Clauses that say one whole thing in a few words: halves of two, side by side, would say what is not so. */
export const wholePhrases = ({ statements }: ReadDetails): string[] =>
  statements
    .flatMap(({ text }) => clauses(text))
    .flatMap((clause) => {
      const words = wordsOf(clause);
      const [only, ...more] = detailsOf(words, () => false);
      return only &&
        more.length === 0 &&
        words.length <= LONGEST_EXTRA &&
        saysAll(words, only) &&
        saysHowItIs(only)
        ? [only.text]
        : [];
    });

/** Of 'não usar alvejante' only 'alvejante' is a detail, and says the contrary. */
const saysAll = (words: readonly string[], { text }: Detail) =>
  words.length - wordsOf(text).length <= 1 && !/^(?:não|nunca|evit)/i.test(words[0] ?? '');

const measuresIn = ({ named }: ReadDetails): string[] =>
  named
    .filter(({ label }) => /^(?:volume|capacidade|pot[êe]ncia|voltagem|tens[ãa]o)/i.test(label))
    .map(({ value }) => value)
    .filter((value) => lengthOf(value) <= LONGEST_MEASURE);

function saysHowItIs({ text, kind }: Detail): boolean {
  if (IS_CONDITION.test(text)) return false;
  if (kind === 'with' || kind === 'use') return true;
  if (kind === 'measure') return /^\d/.test(text);
  return wordsOf(text)
    .map(bareWord)
    .every((word) => isAttribute(word) || isMaterial(word) || word === 'e');
}

function withoutVariant({ name, color, size }: ProductCard): string {
  const variant = new Set(meaningOf(`${color} ${size}`));
  const kept = thingOf(name)
    .replace(/(?<!\p{L})(?:(?:na )?cor|tam(?:anhos?)?\.?) \S+(?=\s|,|$)/giu, ' ')
    .split(/\s+/)
    .filter((word, at) => at === 0 || !meaningOf(word).some((part) => variant.has(part)))
    .join(' ');
  return kept.replace(/(?:\s+(?:de|da|do|com|em|na|no|e|cor|tam|tamanho|x))+$/iu, '').trim() || name;
}
