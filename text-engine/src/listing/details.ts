import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import { type IsMakerWord, isMakerAt } from './maker-words.ts';
import { beginsDetail, isAttribute, isMaterial, linksOn } from './product-words.ts';
import { bareWord, isVerb, LONGEST_MODEL, MEASURE, PRAISE, wordsOf } from './words.ts';

/** What kind of thing a detail says: how it is, a measure, what comes with it, or what it is for. */
export type DetailKind = 'attribute' | 'measure' | 'with' | 'use';

export interface Detail {
  text: string;
  kind: DetailKind;
  /** It holds brand, model or code: no title does without it. */
  maker?: true;
  /** Only the measure, where more is said with it: '4 rolamentos' of '4 rolamentos água doce e salgada'. */
  short?: string;
}

const LONGEST_DETAIL = 7;

/** Splits the rest of a clause where another thing begins to be said. */
export function detailsOf(words: readonly string[], isMaker: IsMakerWord): Detail[] {
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

/** Words right after brand and model that say nothing known are the rest of a model: 'Elseve Óleo Extraordinário'. */
export function withRestOfModel(details: readonly Detail[], name: string, isMaker: IsMakerWord): Detail[] {
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
