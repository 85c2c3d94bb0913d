import { expect, test } from 'vitest';
import { folded } from '../portuguese/portuguese.ts';
import { testEngine } from '../testing/test-engine.ts';
import type { ProductCard } from './compose-listing.ts';

const bullets = { least: 3, most: 5, shortest: 10, longest: 255, together: 999 };
const nothing = { brand: '', model: '', color: '', size: '', material: '', details: '' };
const shirt = {
  name: 'Camiseta básica preta',
  ...{ brand: 'Hering', color: 'Preto', size: 'GG', material: '100% algodão' },
  details: 'Gola redonda, manga curta, modelagem reta. Tecido macio que não encolhe.',
};
const listingOf = (card: Partial<ProductCard>, { searchTermBytes = 249 } = {}) =>
  testEngine.listing(
    { ...nothing, name: 'Caneca', ...card },
    { title: 75, highlights: 125, description: 3000, searchTermBytes, bullets },
  );

test('search terms are single words that the title does not say, other names of the product first', () => {
  const { title, searchTerms } = listingOf(shirt);
  expect(searchTerms).toMatch(/^blusa /);
  const words = searchTerms.split(' ');
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => folded(title).split(' ').includes(folded(word)))).toEqual([]);
});

test('search terms stop at a whole word within their bytes, accents counted', () => {
  const details = Array.from(
    { length: 60 },
    (_, at) => `Ação de número maiúsculo ção${'ã'.repeat(at % 7)}`,
  ).join('. ');
  const { searchTerms } = listingOf({ details }, { searchTermBytes: 60 });
  expect(Buffer.byteLength(searchTerms)).toBeLessThanOrEqual(60);
  expect(details.toLowerCase().split(/[\s.]+/)).toEqual(
    expect.arrayContaining(searchTerms.split(' ').slice(2)),
  );
});

test('the product’s own name is a search, and a measure of several numbers is none', () => {
  const { keywords } = listingOf({ name: 'Bolsa de couro', brand: 'Arezza', size: '30 x 25 x 12 cm' });
  expect(keywords).toEqual(expect.arrayContaining(['bolsa de couro', 'bolsa de couro arezza']));
  expect(keywords.filter((keyword) => /\d/.test(keyword))).toEqual([]);
});

test('a brand of several words is searched whole', () => {
  const { keywords } = listingOf({ name: 'Vestido longo', brand: 'Flor de Lis' });
  expect(keywords).toContain('vestido flor de lis');
  expect(keywords.filter((keyword) => / lis$/.test(keyword) && !keyword.includes('flor de lis'))).toEqual([]);
});
