import { accented } from '../portuguese/accents.ts';
import { clauses, folded, LITTLE_WORDS, withoutOpening } from '../portuguese/portuguese.ts';
import { type Detail, detailsOf, withRestOfModel } from './details.ts';
import { type IsMakerWord, isMakerAt, makerWordsOf } from './maker-words.ts';
import { beginsDetail, isAttribute, isKnownAttribute, linksOn } from './product-words.ts';
import { calm, withoutTalk } from './sales-talk.ts';
import { bareWord, isVerb, LONGEST_MODEL, MEASURE, PRAISE, wordsOf } from './words.ts';

/** What a seller's own words say of a product; nothing is added. */
export interface ProductFacts {
  /** What it is, such as 'tênis de corrida'; empty where the text names no product. */
  name: string;
  /** Whether a word of the name or of a detail is of a brand, a model or a code. */
  isMaker: IsMakerWord;
  /** What else is said of it, in the order it was said, each a few words long and none twice. */
  details: Detail[];
}

/** Praise before the thing: 'linda bolsa'. */
const PRAISE_AHEAD =
  /^(?:(?:super|muito|bem)\s+)?(?:lind|maravilhos|perfeit|[oó]tim|bel|fant[aá]stic)[oa]s?\s+(?=\p{L})|^(?:incr[ií]ve(?:l|is)|excelentes?|excepciona(?:l|is))\s+(?=\p{L})/iu;
const LONGEST_NAME = 5;

/** Reads the facts from a text and a list of keywords; either may be empty. */
export function readFacts(text: string, keywords: readonly string[]): ProductFacts {
  const isMaker = makerWordsOf(withoutTalk(calm([text, ...keywords].join('. '))));
  const said = clauses(accented(withoutTalk(calm(text))));
  const wanted = keywords.map((keyword) => accented(withoutTalk(calm(keyword))).trim()).filter(Boolean);
  const at = said.findIndex((clause) => namesProduct(clause));
  const main = at < 0 ? '' : bareClause(said[at] ?? '');
  const { name, rest } = readName(main || (wanted[0] ?? ''), isMaker);
  const others = [...said.filter((_, index) => index !== at), ...wanted.slice(main ? 0 : 1)];
  const details = [
    ...rest,
    ...others.flatMap((clause) => (isPraise(clause) ? [] : detailsOf(wordsOf(clause), isMaker))),
  ];
  return { name, details: unlike(details, name), isMaker };
}

const bareClause = (clause: string) => withoutOpening(withoutOpening(clause).replace(PRAISE_AHEAD, ''));
const isPraise = (clause: string) => PRAISE.test(folded(bareClause(clause)));

function namesProduct(clause: string): boolean {
  const bare = bareClause(clause);
  return /\p{L}{2}/u.test(bare) && !isPraise(bare) && !/^(?:com|sem|para|cor|tamanhos?)\s/i.test(bare);
}

/** 'Bebê conforto' and 'bebê reborn' are things. */
const isBaby = (word: string) => bareWord(word) === 'bebe';
/** The first clause: what it is, and what is said of it there. */
function readName(clause: string, isMaker: IsMakerWord): { name: string; rest: Detail[] } {
  const all = wordsOf(clause);
  // 'wireless mouse rgb': the thing comes first, whatever the word order of the language it was copied from.
  const isSmartTv = /^smart tv\b/i.test(clause);
  const first = isSmartTv ? 0 : all.findIndex((word) => !isKnownAttribute(bareWord(word)) || isBaby(word));
  const ahead = first > 0 && first < 3 ? all.slice(0, first) : [];
  const words = all.slice(ahead.length);
  const isSet = /^(?:kit|combo|pacote|conjunto|jogo|par|pares|box|\d+)$/.test(bareWord(words[0]));
  const set = isSet ? setLength(words) : 0;
  let end = set;
  const inModel = () =>
    end < set + LONGEST_NAME + LONGEST_MODEL &&
    isMakerAt(words, end - 1, isMaker) &&
    isMakerAt(words, end, isMaker);
  // A model's name may be of ordinary words: 'Carolina Herrera Good Girl'.
  const longest = () =>
    LONGEST_NAME + (words.slice(set, end).some((_, at) => isMakerAt(words, set + at, isMaker)) ? 2 : 0);
  const fits = () => end < set + longest() || words[end - 1] === 'São' || inModel();
  while (end < words.length && fits() && belongsToName(words, end, set, isMaker)) end++;
  // 'hora do papá' is not cut behind its link.
  if (end >= set + LONGEST_NAME && linksOn(bareWord(words[end - 1])) && end < words.length) end++;
  while (end > 1 && linksOn(bareWord(words[end - 1]))) end--;
  const name = words.slice(0, Math.max(1, end)).join(' ');
  const rest = [
    ...ahead.map((text): Detail => ({ text, kind: 'attribute' })),
    ...withRestOfModel(detailsOf(words.slice(Math.max(1, end)), isMaker), name, isMaker),
  ];
  return { name, rest };
}

/** How many words 'kit com 10' or 'jogo de' takes before the thing itself. */
function setLength(words: readonly string[]): number {
  let at = 1;
  while (
    at < words.length - 1 &&
    (/^(?:com|de|c\/)$/.test(bareWord(words[at])) || MEASURE.test(words[at] ?? ''))
  )
    at++;
  return at;
}

function belongsToName(words: readonly string[], at: number, start: number, isMaker: IsMakerWord): boolean {
  const word = bareWord(words[at]);
  const before = bareWord(words[at - 1]);
  if (at === start) return true;
  if (isVerb(words[at])) return false;
  // Words right after the thing belong to it: 'ração para cães', 'iphone 13'.
  const behind = at === start + 1;
  if (behind && (word === 'para' || (MEASURE.test(word) && /^(?:iphone|galaxy|moto|redmi|ps)$/.test(before))))
    return true;
  if (MEASURE.test(word))
    return (
      // 'ômega 3 Vitafor'
      (behind && /^\d+$/.test(word) && isMakerAt(words, at + 1, isMaker)) ||
      /^(?:iphone|galaxy|redmi)$/.test(before) ||
      numbersModel(words, at, start) ||
      (at > start && isMakerAt(words, at, isMaker) && isMakerAt(words, at - 1, isMaker))
    );
  // 'cadeira gamer ThunderX3': the words between the thing and its maker.
  if (behind && isAttribute(word) && isMakerAt(words, at + 1, isMaker)) return true;
  // 'controle sem fio DualSense'
  if (behind && word === 'sem' && isMakerAt(words, at + 2, isMaker)) return true;
  if (linksOn(word) && !beginsDetail(word)) return at + 1 < words.length;
  if (linksOn(before) || before === 'smart') return true;
  return !isAttribute(word) && !beginsDetail(word);
}

/** The 90 of 'Air Max 90 masculino' and the 13 of 'GSB 13 RE': a bare number inside a name, before no unit. */
function numbersModel(words: readonly string[], at: number, start: number): boolean {
  const next = words[at + 1] ?? '';
  const ends = isAttribute(bareWord(next)) || /^(?:\p{Lu}|\d)/u.test(next);
  return at > start + 1 && /^\d+$/.test(words[at] ?? '') && ends;
}

/** Drops what says nothing new: a detail whose words are in the name or in an earlier detail. */
function unlike(details: readonly Detail[], name: string): Detail[] {
  const said = new Set(meaning(name));
  return details.filter(({ text }) => {
    const words = meaning(text);
    const fresh = words.filter((word) => !said.has(word));
    if (fresh.length === 0 || fresh.length < words.length / 2) return false;
    for (const word of words) said.add(word);
    return true;
  });
}

const meaning = (text: string) =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 0 && !LITTLE_WORDS.has(word));
