import { expect, test } from 'vitest';
import { testEngine } from '../testing/test-engine.ts';
import type { ProductCard } from './compose-listing.ts';

const limits = { title: 60, highlights: 125, bullets: { most: 5, shortest: 10, longest: 255 } };
const nothing = { brand: '', model: '', color: '', size: '', material: '', details: '' };
const mug: ProductCard = {
  ...nothing,
  name: 'Caneca de cerâmica azul',
  ...{ brand: 'Lume', model: 'Aurora', color: 'Azul', size: '350 ml', material: 'Cerâmica' },
  details:
    'Vai ao micro-ondas e à lava-louças. Acompanha colher de madeira.\nFRETE GRÁTIS! Chame no WhatsApp 11 98765-4321.',
};
const listingOf = (card: Partial<ProductCard>, more: Partial<typeof limits> = {}) =>
  testEngine.listing({ ...nothing, name: 'Caneca', ...card }, { ...limits, ...more });

test('a title leads with the product, then maker and measures, and says nothing twice', () => {
  expect(listingOf(mug).title).toBe('Caneca de Cerâmica Azul Lume Aurora 350 ml');
  expect(listingOf(mug, { title: 80 }).title).toBe(
    'Caneca de Cerâmica Azul Lume Aurora 350 ml com Colher de Madeira',
  );
  expect(listingOf(mug, { title: 20 }).title).toBe('Caneca de Cerâmica');
});

test('the family’s name leaves out what differs between its variants', () => {
  expect(listingOf(mug).familyName).toBe('Caneca de Cerâmica Lume Aurora');
  expect(listingOf({ name: 'Camiseta preta', color: 'preta', size: 'GG' }).familyName).toBe('Camiseta');
  expect(listingOf({ name: 'Azul', color: 'azul' }).familyName).toBe('Azul');
});

test('prices, contacts and calls to buy stand nowhere', () => {
  const whole = JSON.stringify(listingOf(mug));
  for (const talk of [/frete/i, /whats/i, /98765/]) expect(whole).not.toMatch(talk);
});

test('bullets are the seller’s sentences first, then facts, as many as the marketplace takes', () => {
  expect(listingOf(mug).bullets).toEqual([
    'Vai ao micro-ondas e à lava-louças',
    'Acompanha colher de madeira',
    'Material: Cerâmica',
    'Tamanho: 350 ml',
    'Marca: Lume',
  ]);
  expect(listingOf({ name: 'Vela aromática' }).bullets).toEqual([]);
});

test('halves of two sentences never stand side by side in a title as if they were one', () => {
  const bag = {
    name: 'Bolsa de couro',
    details: 'Alça regulável e removível. Três divisórias internas com zíper. Forro de algodão.',
  };
  const { title } = listingOf(bag, { title: 120 });
  expect(title).not.toContain('Alça com Zíper');
  expect(title).toContain('Forro de Algodão');
});

test('the description is plain text that ends in the facts, one a line', () => {
  const { description } = listingOf(mug);
  expect(description).toContain('\n\nCaracterísticas:\n- Material: Cerâmica\n');
  expect(description).not.toMatch(/[*#<>]/);
  expect(listingOf({ name: 'Vela aromática' }).description).toBe('Vela Aromática.');
});

test('search terms are single words that the title does not say', () => {
  const { title, searchTerms } = listingOf(mug);
  const said = title.toLowerCase().split(' ');
  const words = searchTerms.split(' ');
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => said.includes(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('the seller’s own name of the product is the first search, and a measure is none', () => {
  const { keywords } = listingOf({ name: 'Bolsa de couro', size: '30 x 25 x 12 cm' });
  expect(keywords[0]).toBe('bolsa de couro');
  expect(keywords.filter((keyword) => /\d/.test(keyword))).toEqual([]);
});

test('highlights join as many facts as fit', () => {
  expect(listingOf(mug).highlights).toBe(
    'Cerâmica, 350 ml, azul, vai ao micro-ondas e à lava-louças, acompanha colher de madeira',
  );
  expect(listingOf(mug, { highlights: 20 }).highlights).toBe('Cerâmica, 350 ml');
});
