import type { Listing, Product } from '@andromeda/platform';
import { type ListingTexts, noTexts } from 'bff/contract/browser/listings';
import { noFields, productFrom } from '../products/product-fields.ts';

const made = '2026-11-20T12:00:00.000Z';

/** A product with a name alone, changed as a test wants it. */
export const product = (changes: Partial<Product> = {}): Product => ({
  id: '00000000-0000-4000-8000-000000000901',
  name: 'Caneca de cerâmica azul',
  facts: productFrom(noFields).facts,
  images: 0,
  photos: 0,
  listings: [],
  createdAt: made,
  updatedAt: made,
  ...changes,
});

export const listing = (channel: Listing['channel'], texts: Partial<ListingTexts> = {}): Listing => ({
  channel,
  texts: { ...noTexts, ...texts, bullets: [...(texts.bullets ?? [])], keywords: [...(texts.keywords ?? [])] },
  demonstration: true,
  writtenAt: made,
  updatedAt: made,
});
