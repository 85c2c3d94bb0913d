import { type Channel, type ChannelId, channels } from '../channels/index.ts';

/** The texts of one listing. A field that its channel does not have is empty. */
export interface ListingTexts {
  title: string;
  /** What all variants of a product are called, where the marketplace composes the title itself. */
  familyName: string;
  highlights: string;
  bullets: readonly string[];
  description: string;
  /** Searches that buyers do not see, separated by spaces. */
  searchTerms: string;
  keywords: readonly string[];
}

export type ListingField = keyof ListingTexts;

/** The longest texts that a listing may keep, in characters: a channel's own limits are shorter. */
export const LONGEST_TEXTS = {
  ...{ title: 400, familyName: 400, highlights: 400, bullet: 500, description: 12_000, searchTerms: 1000 },
  keyword: 120,
} as const;
/** The most bullets, and the most keywords, that a listing may keep. */
export const MOST_BULLETS = 10;
export const MOST_LISTING_KEYWORDS = 30;

export const noTexts: ListingTexts = {
  ...{ title: '', familyName: '', highlights: '', bullets: [], description: '', searchTerms: '' },
  keywords: [],
};

/** The channels whose rules for titles were found: listings are written for these. */
export const listingChannels: readonly Channel[] = channels.filter((channel: Channel) => channel.texts.title);

export const hasListings = (id: ChannelId): boolean => listingChannels.some((channel) => channel.id === id);

/** The fields of a listing on a channel, in the order in which a seller fills them. */
export function fieldsOf({ texts }: Pick<Channel, 'texts'>): readonly ListingField[] {
  return [
    'title',
    ...(texts.familyName ? (['familyName'] as const) : []),
    ...(texts.highlights ? (['highlights'] as const) : []),
    ...(texts.bullets ? (['bullets'] as const) : []),
    'description',
    texts.searchTermBytes ? 'searchTerms' : 'keywords',
  ];
}

/** How long a field may be on a channel, and in which unit; null where the channel's limit was not found. */
export function limitOf(
  { texts }: Pick<Channel, 'texts'>,
  field: ListingField,
): { most: number; unit: 'characters' | 'bytes' } | null {
  const most = {
    title: texts.title?.value,
    familyName: texts.title?.value,
    highlights: texts.highlights?.value,
    bullets: texts.bullets?.value.longest,
    description: texts.description?.value,
    searchTerms: texts.searchTermBytes?.value,
    keywords: undefined,
  }[field];
  if (most === undefined) return null;
  return { most, unit: field === 'searchTerms' ? 'bytes' : 'characters' };
}

/** Characters as a person counts them, or bytes of UTF-8. */
export const lengthOf = (text: string, unit: 'characters' | 'bytes'): number =>
  unit === 'bytes' ? new TextEncoder().encode(text).length : Array.from(text).length;
