import { expect, test } from 'vitest';
import { noTexts } from '../../../contract/browser/listings/listing.ts';
import { packListing, unpackListing } from './pack-listing.ts';

const whole = {
  title: 'Caneca azul',
  familyName: 'Caneca',
  highlights: 'Azul, 350 ml',
  bullets: ['Vai ao forno, e ao micro-ondas', 'Volume: 350 ml'],
  description: 'Caneca.\n\nCaracterísticas:\n- Azul',
  searchTerms: 'xícara chá',
  keywords: ['caneca azul', 'tapete 2,00x1,50'],
};

test.each([
  ['whole', whole],
  ['without bullets', { ...whole, bullets: [] }],
  ['without keywords', { ...whole, keywords: [] }],
  ['empty', noTexts],
])('a listing that is %s is kept as a list of texts and read back the same', (_what, listing) => {
  expect(unpackListing(packListing(listing))).toEqual(listing);
});

test('the texts are kept in an order that never changes', () => {
  expect(packListing(whole)).toEqual([
    ...[whole.title, whole.familyName, whole.highlights, whole.description, whole.searchTerms],
    ...['caneca azul, tapete 2,00x1,50', ...whole.bullets],
  ]);
});

test('what is missing from an older list is empty', () => {
  expect(unpackListing([])).toEqual(noTexts);
  expect(unpackListing(['Caneca'])).toEqual({ ...noTexts, title: 'Caneca' });
});
