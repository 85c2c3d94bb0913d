import { accented } from '../portuguese/accents.ts';
import { clauses, folded, LITTLE_WORDS, withoutOpening } from '../portuguese/portuguese.ts';
import { type IsMakerWord, isMakerAt, makerWordsOf } from './maker-words.ts';
import { beginsDetail, isAttribute, isKnownAttribute, isMaterial, linksOn } from './product-words.ts';

/** What kind of thing a detail says: how it is, a measure, what comes with it, or what it is for. */
export type DetailKind = 'attribute' | 'measure' | 'with' | 'use';

export interface Detail {
  text: string;
  kind: DetailKind;
  /** It holds brand, model or code: no title does without it. */
  maker?: true;
  /** The measure alone, where more is said with it: '4 rolamentos' of '4 rolamentos água doce e salgada'. */
  short?: string;
}

/** What a seller's own words say of a product; nothing is added. */
export interface ProductFacts {
  /** What it is, such as 'tênis de corrida'; empty where the text names no product. */
  name: string;
  /** Whether a word of the name or of a detail is of a brand, a model or a code. */
  isMaker: IsMakerWord;
  /** What else is said of it, in the order it was told, each a few words long and none twice. */
  details: Detail[];
}

/** Calls to buy, prices and contacts: a marketplace refuses them in a title, and no buyer searches for them. */
const SALES_TALK =
  /\b(?:s[uú]per\s+)?(?:promo[cç][aã]o|promocional|imperd[ií]ve(?:l|is)|frete gr[aá]tis|ofertas?|desconto|liquida[cç][aã]o|queima de estoque|aproveite|compre j[aá]|melhor pre[cç]o|menor pre[cç]o|mais barato|pre[cç]o baixo|envio (?:imediato|r[aá]pido|no mesmo dia)|pronta entrega|[uú]ltimas unidades|parcelamos|chame no whats\w*)(?!\p{L})/giu;
const PRICE = /(?:por\s+)?(?:apenas\s+|s[oó]\s+)?r\$\s*\d+(?:[.,]\d+)*/giu;
const CONTACT = /\b(?:https?:\S+|www\.\S+|\S+@\S+|\(?\d{2}\)?\s?9\d{4}-?\d{4})/giu;
const SYMBOLS = /(?:[\p{Extended_Pictographic}★☆♥✓$#@*^~<>|“”"«»`]|\uFE0F)+/gu;
/** Sentences that praise or greet and name no product. */
const PRAISE =
  /^(?:(?:produto|item|qualidade|muito|bem|super|ser|e|vai|voce|nao|perca|garanta|demais|agora|hoje|maravilhos[oa]|incrivel|otim[oa]|perfeit[oa]s?|lind[oa]s?|excelente|excepcional|oi+|ola|bom dia|boa tarde|boa noite|tudo bem|eu)\b\s*)/;
const VERB =
  /^(?:é|são|está|vem|vêm|tem|têm|possui|possuem|feito|feita|feitos|feitas|acompanha|inclui|contém|serve|ideal|ideais|perfeito|perfeita|que|pode|vai)$/i;
/** 'São João' is a name. */
const isVerb = (word = '') => VERB.test(word) && word !== 'São';
/** Praise that stands before the thing: 'linda bolsa'. */
const PRAISE_AHEAD =
  /^(?:(?:super|muito|bem)\s+)?(?:lind|maravilhos|perfeit|[oó]tim|bel|fant[aá]stic)[oa]s?\s+(?=\p{L})|^(?:incr[ií]ve(?:l|is)|excelentes?|excepciona(?:l|is))\s+(?=\p{L})/iu;
const MEASURE = /^(?:\d|½|¼)/;
const LONGEST_NAME = 5;
/** Words by which a model goes over the end of a name: 'capa para iPhone 15 Pro Max'. */
const LONGEST_MODEL = 3;
const LONGEST_DETAIL = 7;

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

const withoutTalk = (text: string) =>
  text
    .replace(CONTACT, ' ')
    .replace(PRICE, ' ')
    .replace(SALES_TALK, ' ')
    .replace(SYMBOLS, ' ')
    .replace(/(?<!\p{L})p\/\s*/giu, 'para ')
    .replace(/(?<!\p{L})c\/\s*/giu, 'com ')
    .replace(/(?<!\p{L})s\/\s*/giu, 'sem ')
    .replace(/ +/g, ' ');

/** A text that shouts is read as if it did not. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLocaleLowerCase('pt-BR'));
  return letters.length > 8 && loud.length > letters.length / 2 ? text.toLocaleLowerCase('pt-BR') : text;
}

const bareClause = (clause: string) => withoutOpening(withoutOpening(clause).replace(PRAISE_AHEAD, ''));
const isPraise = (clause: string) => PRAISE.test(folded(bareClause(clause)));

function namesProduct(clause: string): boolean {
  const bare = bareClause(clause);
  return /\p{L}{2}/u.test(bare) && !isPraise(bare) && !/^(?:com|sem|para|cor|tamanhos?)\s/i.test(bare);
}

/** 'Bebê conforto' and 'bebê reborn' are things. */
const isBaby = (word: string) => bareWord(word) === 'bebe';
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const bareWord = (word = '') => folded(word).replace(/[^\p{L}\d-]/gu, '');

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
  // What stands right behind the thing belongs to it: 'ração para cães', 'iphone 13'.
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
  // 'cadeira gamer ThunderX3': what stands between the thing and its maker.
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

/** Splits the rest of a clause where another thing begins to be said. */
function detailsOf(words: readonly string[], isMaker: IsMakerWord): Detail[] {
  const parts: string[][] = [];
  for (const [index, word] of words.entries()) {
    const bare = bareWord(word);
    const part = parts.at(-1);
    const before = bareWord(words[index - 1]);
    const afterWheel = bareWord(words[index - 2]) === 'aro' && MEASURE.test(word);
    // 'com amortecimento em gel' is one thing.
    const within = bare === 'em' && /^(?:com|sem|para)$/.test(bareWord(part?.[0]));
    const turn = part ? makerTurn(words, index, isMaker) : 'none';
    const opens = turn === 'begins' || (turn === 'none' && opensPart(word, bare, before));
    if (!part || afterWheel || (opens && !within && !dangles(part))) parts.push([word]);
    else part.push(word);
  }
  return parts.map((part) => detailOf(part, isMaker)).filter((detail): detail is Detail => detail !== null);
}

/** What stands right behind brand and model and says nothing known is the rest of a model: 'Elseve Óleo Extraordinário'. */
function withRestOfModel(details: readonly Detail[], name: string, isMaker: IsMakerWord): Detail[] {
  let behindMaker = endsWithMaker(name, isMaker);
  return details.map((detail) => {
    const words = wordsOf(detail.text);
    const known = words
      .flatMap((word) => bareWord(word).split('-'))
      .some((word) => isAttribute(word) || isMaterial(word) || linksOn(word));
    const rest = behindMaker && detail.kind === 'attribute' && words.length <= LONGEST_MODEL && !known;
    behindMaker = endsWithMaker(detail.text, isMaker);
    return rest ? { ...detail, maker: true as const } : detail;
  });
}

function endsWithMaker(text: string, isMaker: IsMakerWord): boolean {
  const words = wordsOf(text);
  return isMakerAt(words, words.length - 1, isMaker);
}

/** Where what the maker calls a thing begins or ends, and where it goes on. */
function makerTurn(
  words: readonly string[],
  at: number,
  isMaker: IsMakerWord,
): 'begins' | 'goes on' | 'none' {
  const [before = '', word = ''] = words.slice(at - 1, at + 1).map(bareWord);
  if (linksOn(before) || beginsDetail(before) || linksOn(word)) return 'none';
  const [was, is] = [isMakerAt(words, at - 1, isMaker), isMakerAt(words, at, isMaker)];
  if (was && is) return 'goes on';
  return was || is ? 'begins' : 'none';
}

function opensPart(word: string, bare: string, before: string): boolean {
  if (linksOn(before) || before === 'anti') return false;
  if (isVerb(word)) return true;
  // '32 a 70 polegadas' and '39 40 41' stay together.
  if (MEASURE.test(bare))
    return (
      !word.endsWith('%') &&
      !/^\d+$/.test(before) &&
      !/^(?:tam|tamanhos?|aro|kit|com|ate|suporta)$/.test(before)
    );
  if (beginsDetail(bare)) return !/^(?:ideal|mantem|suporta)$/.test(before);
  return (
    isAttribute(bare) &&
    !/^(?:cor|sabor|gola|manga|azul|verde|cano|couro|racas?|portas?|entradas?|saidas?)$/.test(before)
  );
}

const dangles = (part: readonly string[]) =>
  linksOn(bareWord(part.at(-1))) ||
  (part.length === 1 && (beginsDetail(bareWord(part[0])) || isVerb(part[0])));

const LEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:acompanham?|incluem?|inclui|vem com|vêm com|possuem?|possui|tem|têm|contém)\s+/i, 'com '],
  [/^feit[oa]s?\s+(?:por (?:mim|nós)|à mão)\s*/i, ''],
  [/^feit[oa]s?\s+(?:de|em|por)\s+/i, 'em '],
  [/^(?:ideal|ideais|perfeit[oa]s?|ótim[oa]s?|serve|bom|boa)\s+(?:para|pra)\s+/i, 'para '],
  [/^(?:é|são|está|que|pode|muito|bem|super|ele|ela|e|cor|ideal|ideais|o|a|os|as|um|uma)\s+/i, ''],
  [/^pra\s+/i, 'para '],
];

function detailOf(part: readonly string[], isMaker: IsMakerWord): Detail | null {
  let text = part.join(' ');
  if (!text.startsWith('São ')) for (const [lead, instead] of LEADS) text = text.replace(lead, instead);
  text = text
    .replace(/^(com|para|em)\s+(?:com|para|em|o|a|os|as|um|uma)\s+/i, '$1 ')
    .replace(/[\s,.:;!?+&/-]+$/, '');
  const words = wordsOf(text).slice(0, LONGEST_DETAIL);
  while (words.length > 0 && LITTLE_WORDS.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const short = words.join(' ');
  if (short.length < 2 || isVerb(short) || PRAISE.test(folded(short))) return null;
  const maker = words.some((word) => isMaker(word));
  const measure = maker ? undefined : measureOf(words);
  return { text: short, kind: kindOf(short), ...(maker && { maker }), ...(measure && { short: measure }) };
}

/** '900g' of '900g morango refil', '18 litros' of '18 litros fosca'; none where nothing more is said or it would be bent. */
function measureOf(words: readonly string[]): string | undefined {
  const [first = '', second = '', third] = words;
  if (/^\d[\d.,]*\p{L}+$/u.test(first)) return second ? first : undefined;
  const counted = /^\d+$/.test(first) && /^\p{Ll}{3,}$/u.test(second) && !linksOn(bareWord(second));
  return counted && third ? `${first} ${second}` : undefined;
}

function kindOf(text: string): DetailKind {
  if (/^para\s/i.test(text)) return 'use';
  if (/^(?:com|sem)\s/i.test(text)) return 'with';
  return /\d/.test(text) ? 'measure' : 'attribute';
}

/** Drops what says nothing new: a detail whose words stand in the name or in an earlier detail. */
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
