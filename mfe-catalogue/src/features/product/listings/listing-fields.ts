import {
  type ListingField,
  type ListingTexts,
  LONGEST_TEXTS,
  MOST_LISTING_KEYWORDS,
} from 'bff/contract/browser/listings';
import { messages } from './messages.ts';
import { oneLine } from './one-line.ts';

/**
 * The texts of a listing as its form holds them: a bullet is a line, keywords are separated by commas. `writtenAt` says for
 * which texts of ours they are edits: a draft of older ones is worth nothing.
 */
export type ListingFields = Record<ListingField | 'writtenAt', string>;

export const fieldsFrom = (texts: ListingTexts, writtenAt: string | null): ListingFields => ({
  ...texts,
  bullets: texts.bullets.map(oneLine).join('\n'),
  keywords: texts.keywords.join(', '),
  writtenAt: writtenAt ?? '',
});

/** The texts as they stand in the form: every bullet in its place, nothing trimmed. */
export const textsIn = ({ writtenAt: _, ...fields }: ListingFields): ListingTexts => ({
  ...fields,
  bullets: fields.bullets.split('\n'),
  keywords: keywordsIn(fields.keywords),
});

/** The texts as they are kept. */
export function tidiedTexts(fields: ListingFields): ListingTexts {
  const { title, familyName, highlights, bullets, description, searchTerms, keywords } = textsIn(fields);
  return {
    title: title.trim(),
    familyName: familyName.trim(),
    highlights: highlights.trim(),
    bullets: bullets.map((bullet) => bullet.trim()).filter(Boolean),
    description: description.trim(),
    searchTerms: searchTerms.trim(),
    keywords,
  };
}

/** What keeps keywords from being kept; null where nothing does. */
export function keywordProblem(keywords: readonly string[]): string | null {
  if (keywords.some((keyword) => keyword.length > LONGEST_TEXTS.keyword)) return messages.keywordTooLong;
  const over = keywords.length - MOST_LISTING_KEYWORDS;
  return over > 0 ? messages.tooManyKeywords(over) : null;
}

const keywordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  ),
];
