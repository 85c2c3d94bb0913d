import type { Channel } from '../../../contract/browser/channels/index.ts';
import { countWords } from '../../../contract/browser/listings/check-listing.ts';
import {
  fieldsOf,
  type ListingField,
  type ListingTexts,
  LONGEST_TEXTS,
  lengthOf,
  limitOf,
  MOST_BULLETS,
  noTexts,
} from '../../../contract/browser/listings/listing.ts';
import { refusedIn } from '../../../contract/browser/listings/refused-contents.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { cleanKeywords } from './clean-keywords.ts';
import { cutAtWord } from './clean-titles.ts';
import { readJsonAnswer } from './read-json-answer.ts';

type Rules = Pick<Channel, 'texts'>;

const QUOTES = /^["'“”‘’«»`\s]+|["'“”‘’«»`\s]+$/g;
const NUMBERING = /^(?:\d{1,2}\s*[.):ºª–-]+|[-–—*•·>]+)\s*/;

/**
 * The listing in a provider's answer, cleaned and cut to what its channel takes: nothing that `checkListing` finds is left, unless
 * there is too little of it. A field that the channel lacks is empty. Throws `ProviderError` for an answer without a title or a
 * description.
 */
export function fitListing(channel: Rules, answer: string): ListingTexts {
  const raw = readJsonAnswer(answer);
  const has = new Set<ListingField>(fieldsOf(channel));
  const title = fitTitle(channel, 'title', textIn(raw, 'title'));
  const description = fitDescription(channel, textIn(raw, 'description'));
  if (!title || !description)
    throw new ProviderError('invalid_answer', 'o anúncio veio sem título ou descrição');
  return {
    ...noTexts,
    title,
    description,
    familyName: has.has('familyName') ? fitTitle(channel, 'familyName', textIn(raw, 'familyName')) : '',
    highlights: has.has('highlights') ? fitLine(channel, 'highlights', textIn(raw, 'highlights')) : '',
    bullets: has.has('bullets') ? fitBullets(channel, listIn(raw, 'bullets')) : [],
    searchTerms: has.has('searchTerms') ? fitSearchTerms(channel, textIn(raw, 'searchTerms'), title) : '',
    keywords: has.has('keywords') ? cleanKeywords(listIn(raw, 'keywords').join(', ')) : [],
  };
}

function fitTitle(channel: Rules, field: 'title' | 'familyName', text: string): string {
  const signs = new Set(channel.texts.refusedSigns?.value ?? '');
  const allowed = Array.from(allowedLine(channel, text))
    .filter((sign) => !signs.has(sign))
    .join('');
  const most = channel.texts.mostOfOneWord?.value ?? Infinity;
  return cutAtWord(withoutRepeats(allowed, most).replace(/\s+/g, ' ').trim(), mostOf(channel, field));
}

const fitLine = (channel: Rules, field: ListingField, text: string) =>
  cutAtWord(allowedLine(channel, text), mostOf(channel, field));

/** Bullets within their own lengths, as many as the channel takes, and no more than it takes together. */
function fitBullets(channel: Rules, bullets: readonly string[]): string[] {
  const rule = channel.texts.bullets?.value;
  const fitted = bullets
    .map((bullet) => fitLine(channel, 'bullets', bullet))
    .filter((bullet) => lengthOf(bullet, 'characters') >= (rule?.shortest ?? 1))
    .slice(0, rule?.most ?? MOST_BULLETS);
  let room = rule?.together ?? Infinity;
  return fitted.filter((bullet) => {
    room -= lengthOf(bullet, 'characters');
    return room >= 0;
  });
}

function fitDescription(channel: Rules, text: string): string {
  const plain = channel.texts.descriptionForm ? withoutMarkup(text) : text;
  const allowed = plain
    .split('\n')
    .map((line) => withoutRefused(channel, line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const most = mostOf(channel, 'description');
  const letters = Array.from(allowed);
  if (letters.length <= most) return allowed;
  const room = letters.slice(0, most).join('');
  const end = Math.max(room.lastIndexOf('. ') + 1, room.lastIndexOf('\n'));
  return end > most / 2 ? room.slice(0, end).trim() : cutAtWord(allowed, most);
}

/** Single words that the title does not say, as many as fit. Signs between them only take bytes. */
function fitSearchTerms(channel: Rules, text: string, title: string): string {
  const known = new Set(countWords(title).keys());
  const most = mostOf(channel, 'searchTerms');
  let terms = '';
  for (const word of text.toLocaleLowerCase('pt-BR').match(/[\p{L}\d][\p{L}\d.-]*/gu) ?? []) {
    const longer = terms ? `${terms} ${word}` : word;
    if (known.has(word) || lengthOf(longer, 'bytes') > most) continue;
    known.add(word);
    terms = longer;
  }
  return terms;
}

const mostOf = (channel: Rules, field: ListingField): number => {
  const own =
    field === 'bullets' ? LONGEST_TEXTS.bullet : LONGEST_TEXTS[field === 'keywords' ? 'keyword' : field];
  return Math.min(limitOf(channel, field)?.most ?? own, own);
};

const allowedLine = (channel: Rules, text: string) =>
  withoutRefused(channel, withoutMarkup(text).replace(/\s+/g, ' '))
    .replace(NUMBERING, '')
    .replace(QUOTES, '');

/** Leaves out each sentence that holds what the channel refuses. */
function withoutRefused(channel: Rules, line: string): string {
  const kinds = channel.texts.refusedContents?.value ?? [];
  if (refusedIn(line, kinds).length === 0) return line;
  return line
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => refusedIn(sentence, kinds).length === 0)
    .join(' ');
}

const withoutMarkup = (text: string) =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\*\*|__/g, '')
    .replace(/^#{1,6}\s+/gm, '');

/** Leaves out a word where it would stand more often than `most` times. */
function withoutRepeats(text: string, most: number): string {
  const counts = new Map<string, number>();
  return text
    .split(' ')
    .filter((word) => {
      const keys = [...countWords(word).keys()];
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return keys.every((key) => (counts.get(key) ?? 0) <= most);
    })
    .join(' ');
}

const textIn = (raw: Record<string, unknown>, field: string): string => {
  const value = raw[field];
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(' ');
  return typeof value === 'string' ? value.trim() : '';
};

function listIn(raw: Record<string, unknown>, field: string): string[] {
  const value = raw[field];
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string');
  if (typeof value !== 'string') return [];
  return value.split(field === 'keywords' ? /[,;\n]/ : /\n/).filter((part) => part.trim());
}
