import { countWords } from '../../../contract/browser/listings/check-listing.ts';
import {
  fieldsOf,
  type ListingField,
  type ListingTexts,
  LONGEST_TEXTS,
  lengthOf,
  limitOf,
  noTexts,
} from '../../../contract/browser/listings/listing.ts';
import { refusedIn } from '../../../contract/browser/listings/refused-contents.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { cleanKeywords } from './clean-keywords.ts';
import {
  cleanDescription,
  cleanLine,
  cleanWords,
  type ListingRules,
  refusedOn,
} from './clean-listing-text.ts';
import { cutAtWord } from './clean-titles.ts';
import { cutAtSentence } from './cut-at-sentence.ts';
import { fitBullets } from './fit-bullets.ts';
import { readJsonAnswer } from './read-json-answer.ts';

/**
 * The listing in a provider's answer, cleaned and cut to what its channel takes: nothing that `checkListing` finds is left, unless
 * there is too little of it. A field that the channel lacks is empty. Throws `ProviderError` for an answer without a title or a
 * description.
 */
export function fitListing(channel: ListingRules, answer: string): ListingTexts {
  const { textOf, listOf } = fieldReader(readJsonAnswer(answer));
  const has = new Set<ListingField>(fieldsOf(channel));
  const title = fitTitle(channel, 'title', textOf('title'));
  const description = cutAtSentence(
    cleanDescription(channel, textOf('description')),
    mostOf(channel, 'description'),
  );
  if (!/\p{L}/u.test(title) || !/\p{L}/u.test(description))
    throw new ProviderError('invalid_answer', 'o anúncio veio sem título ou descrição');
  return {
    ...noTexts,
    title,
    description,
    familyName: has.has('familyName') ? fitTitle(channel, 'familyName', textOf('familyName')) : '',
    highlights: has.has('highlights')
      ? cutAtWord(cleanLine(channel, textOf('highlights')), mostOf(channel, 'highlights'))
      : '',
    bullets: has.has('bullets') ? fitBullets(channel, listOf('bullets', /\n/)) : [],
    searchTerms: has.has('searchTerms') ? fitSearchTerms(channel, textOf('searchTerms'), title) : '',
    keywords: has.has('keywords') ? fitKeywords(channel, listOf('keywords', /[;\n]/)) : [],
  };
}

const LOOSE_END = /[\s,;:|–—-]+$/;
const EMOJI = /\p{Extended_Pictographic}|\uFE0F/gu;

function fitTitle(channel: ListingRules, field: 'title' | 'familyName', text: string): string {
  const [line = ''] = text.split('\n').filter((one) => one.trim());
  const signs = new Set(channel.texts.refusedSigns?.value ?? '');
  // Word for word: a title is one sentence.
  const bare = cleanLine({ texts: {} }, cleanWords(channel, line)).replace(EMOJI, '');
  const allowed = Array.from(bare, (sign) => (signs.has(sign) ? ' ' : sign)).join('');
  const words = withoutRepeats(allowed, channel.texts.mostOfOneWord?.value ?? Infinity);
  return cutAtWord(words.replace(/\s+/g, ' ').trim(), mostOf(channel, field)).replace(LOOSE_END, '');
}

/** Single words that the title does not say, as many as fit: signs between them only take bytes. */
function fitSearchTerms(channel: ListingRules, text: string, title: string): string {
  const known = new Set(countWords(title).keys());
  const most = mostOf(channel, 'searchTerms');
  let terms = '';
  const words = cleanWords(channel, text).toLocaleLowerCase('pt-BR');
  for (const word of words.match(/[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu) ?? []) {
    const longer = terms ? `${terms} ${word}` : word;
    if (known.has(word) || lengthOf(longer, 'bytes') > most) continue;
    known.add(word);
    terms = longer;
  }
  return terms;
}

const fitKeywords = (channel: ListingRules, keywords: readonly string[]): string[] =>
  cleanKeywords(keywords.map((keyword) => cleanLine(channel, keyword)).join('\n')).filter(
    (keyword) =>
      lengthOf(keyword, 'characters') <= LONGEST_TEXTS.keyword &&
      refusedIn(keyword, refusedOn(channel)).length === 0,
  );

/** The channel's limit, or the longest text that a listing may keep. */
function mostOf(channel: ListingRules, field: Exclude<ListingField, 'bullets' | 'keywords'>): number {
  const own = LONGEST_TEXTS[field];
  return Math.min(limitOf(channel, field)?.most ?? own, own);
}

/** Leaves out a word where it would stand more often than `most` times. */
function withoutRepeats(text: string, most: number): string {
  const counts = new Map<string, number>();
  return text
    .split(' ')
    .filter((word) => {
      const times = [...countWords(word)].map(
        ([key, count]) => [key, (counts.get(key) ?? 0) + count] as const,
      );
      const fits = times.every(([, count]) => count <= most);
      if (fits) for (const [key, count] of times) counts.set(key, count);
      return fits;
    })
    .join(' ');
}

/** Reads an answer's fields by their names, in whatever case: 'search_terms' is 'searchTerms'. Wrong types are empty. */
function fieldReader(raw: Record<string, unknown>) {
  const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase();
  const fields = new Map(Object.entries(raw).map(([name, value]) => [plain(name), value]));
  const listOf = (field: ListingField, between: RegExp): string[] => {
    const value = fields.get(plain(field));
    if (Array.isArray(value)) return value.filter((part) => typeof part === 'string');
    return typeof value === 'string' ? value.split(between) : [];
  };
  return { listOf, textOf: (field: ListingField) => listOf(field, /(?!)/).join('\n').trim() };
}
