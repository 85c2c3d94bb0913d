import { folded, INITIALS, isNameOfAThing, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import { BRANDS } from './brands.ts';
import { beginsDetail, isAttribute, isKnownAttribute, linksOn } from './product-words.ts';

/** Whether a word of a seller's text is of a brand, a model or a code. */
export type IsMakerWord = (word: string) => boolean;

const UNIT =
  'v|w|kw|va|a|hz|ghz|mhz|l|lt|lts|ml|g|gr|kg|mg|cm|mm|m|mt|mts|km|pol|gb|tb|mb|gb/s|mb/s|mah|ah|rpm|cv|hp|btus?|dpi|fps|k|p|un|unid|p[cç]s?|x|h|hs|min|anos?|mp|fios|lumens|lm';
const isUnit = (word: string) =>
  new RegExp(`^(?:${UNIT}|litros?|metros?|watts|volts|graus?|polegadas?|%)$`, 'iu').test(word);
const MEASURED = new RegExp(`^[\\d.,/x+-]+(?:${UNIT})?(?:x[\\d.,]+(?:${UNIT})?)*$`, 'iu');
/** 'BLQ1290P', 'N-1234', '175/65R14', 'M.2': letters and digits in one word that no unit explains. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]+(?:[./-][\p{L}\d]+)*$/u;
/** '175/65', '90/90-18', and '20298/722'. */
const NUMBERS = /^(?:\d{3,}[/-]\d{2,}|\d{2,3}\/\d{2,3}-\d{2})$/;
const SIZE = /^(?:pp|p|m|g|gg|xg|xgg|eg)$/i;
/** Words that follow a model's name and belong to it. */
const MODEL_ENDINGS = new Set('pro max plus ultra lite mini air fe se neo duo turbo'.split(' '));
/** So many capitals say that every word has one, not that it is a name. */
const TITLE_CASED = 0.75;

const bare = (word: string) => (INITIALS.test(word) ? word : word.replace(/^[("'[]+|[)"'\].,;:!?]+$/g, ''));
/** A code such as 'N-1234'; a measure such as '220V' is none. */
export const isCode = (word: string) =>
  NUMBERS.test(bare(word)) || (CODE.test(bare(word)) && !MEASURED.test(bare(word)));
/** Whether a known brand is called so. */
export const isBrand = (word: string) => BRANDS.has(folded(bare(word)));
const endsModel = (word: string) =>
  MODEL_ENDINGS.has(folded(bare(word))) || (/^\p{Lu}$/u.test(bare(word)) && !SIZE.test(bare(word)));

/**
 * Learns from a text which of its words name the maker or the model: codes, known brands, and what has a capital within a
 * sentence where other words have none.
 */
export function makerWordsOf(text: string): IsMakerWord {
  const words = text.split(/\s+/).filter(Boolean);
  const weighty = words
    .map(bare)
    .filter((word) => /^\p{L}{3}/u.test(word) && !LITTLE_WORDS.has(folded(word)));
  const capitals = weighty.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitle = capitals > weighty.length * TITLE_CASED;
  const named = new Set<string>();
  for (const [at, whole] of words.entries()) {
    const word = bare(whole);
    const begins = at === 0 || /[.!?;:]$/.test(words[at - 1] ?? '');
    const capital = /^\p{Lu}/u.test(word) && !isTitle && !begins;
    const inside = /^\p{L}*\p{Ll}\p{Lu}/u.test(word);
    if (isBrand(`${word}-${words[at + 1] ?? ''}`))
      for (const part of [word, bare(words[at + 1] ?? '')]) named.add(folded(part));
    const ordinary = !capital && !inside && !INITIALS.test(word);
    const beside = (capitals === 0 && followsBrand(words, at)) || leadsToCode(words, at);
    if ((!ordinary || beside) && isName(word, { capital })) named.add(folded(word));
  }
  return (word) => isCode(word) || isBrand(word) || named.has(folded(bare(word)));
}

/**
 * Whether the word at this place is of a brand, a model or a code, with the numbers and endings of a model: the 3 of
 * 'Corre 3 masculino', but not the 500 of 'Fortlev 500 litros'.
 */
export function isMakerAt(words: readonly string[], at: number, isMaker: IsMakerWord): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (isMaker(word)) return true;
  return (numbersModel(words, at) || endsModel(word)) && isMakerAt(words, at - 1, isMaker);
}

/** Brand and model where they are together, in each place of a text. */
export function makerRuns(words: readonly string[], isMaker: IsMakerWord): string[][] {
  const runs: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (!isMakerAt(words, at, isMaker)) continue;
    if (isMakerAt(words, at - 1, isMaker)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** So many digits in a row count nothing: the 60312 of 'Lego City 60312 carro de polícia'. */
const ARTICLE_NUMBER = /^\d{5,}$/;

/** A bare number with no unit behind it: the 3 of 'Corre 3 masculino', the 2.0 of 'Guardit 2.0 para notebook'. */
function numbersModel(words: readonly string[], at: number): boolean {
  const number = bare(words[at] ?? '');
  const [next = '', afterNext = ''] = words.slice(at + 1, at + 3).map(bare);
  if (ARTICLE_NUMBER.test(number)) return true;
  if (!/^\d+(?:[.,]\d+)?$/.test(number) || (next !== 'a' && isUnit(next))) return false;
  // '4 rolamentos', '1 litro', '32 a 70', '3 em 1'
  const counts = /^\p{Ll}{3,}s$/u.test(next) && !isAttribute(folded(next)) && !beginsDetail(folded(next));
  const leadsOn = /^(?:a|à|em|x|e|\+)$/.test(next) && /^\d/.test(afterNext);
  return number !== '1' && !counts && !leadsOn;
}

/** The 'core' of 'core i5' and the 'wave' of 'digital wave mo3577': the word right before a code is a part of the model. */
function leadsToCode(words: readonly string[], at: number): boolean {
  const [before = '', word = '', code = ''] = [words[at - 1], words[at], words[at + 1]];
  const led = at > 0 && !linksOn(folded(bare(before))) && !/[.,;:!?]$/.test(word);
  return led && isCode(code) && /^\p{L}{3}/u.test(word) && !startsAnother(word);
}

/** 'silence force' of 'arno silence force': where nothing has a capital, the words right after a brand are its model. */
function followsBrand(words: readonly string[], at: number): boolean {
  const behind = [words[at - 1], words[at - 2]].findIndex((word = '') => isBrand(word));
  const between = behind === 1 ? [words[at - 1], words[at]] : behind === 0 ? [words[at]] : [];
  const mayBeModel = (word = '') => INITIALS.test(word) || (/^\p{L}{2}/u.test(word) && !startsAnother(word));
  return between.length > 0 && between.every(mayBeModel);
}

const startsAnother = (word: string) => {
  const key = folded(bare(word));
  return isAttribute(key) || beginsDetail(key) || linksOn(key) || LITTLE_WORDS.has(key);
};

/** Whether a word may be a name; one with a capital inside a sentence may end as an attribute does: 'Torto Arado'. */
const isName = (word: string, { capital }: { capital: boolean }) =>
  word.length > 1 &&
  !SIZE.test(word) &&
  !MEASURED.test(word) &&
  !LITTLE_WORDS.has(folded(word)) &&
  !isNameOfAThing(word) &&
  !beginsDetail(folded(word)) &&
  !(capital ? isKnownAttribute : isAttribute)(folded(word));
