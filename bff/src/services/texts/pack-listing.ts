import { type ListingTexts, noTexts } from '../../../contract/browser/listings/listing.ts';

/**
 * A listing as the list of strings that a text request keeps: title, family name, highlights, description, search terms, the
 * keywords joined by commas, then the bullets.
 */
export const packListing = (texts: ListingTexts): string[] => [
  ...[texts.title, texts.familyName, texts.highlights, texts.description, texts.searchTerms],
  texts.keywords.join(', '),
  ...texts.bullets,
];

/** The listing in such a list. What is missing is empty. */
export function unpackListing(strings: readonly string[]): ListingTexts {
  const [title, familyName, highlights, description, searchTerms, keywords, ...bullets] = strings;
  return {
    title: title ?? noTexts.title,
    familyName: familyName ?? '',
    highlights: highlights ?? '',
    bullets,
    description: description ?? '',
    searchTerms: searchTerms ?? '',
    keywords: keywords ? keywords.split(', ') : [],
  };
}
