import { expect, test } from 'vitest';
import { createLocalListingWriter } from './listing-writer.ts';

const writer = createLocalListingWriter();
const { signal } = new AbortController();
const titles = async (description: string, keywords = '', limit = 60) =>
  (await writer.titles({ description, keywords, limit, signal })).text.split('\n');
const keywords = async (title: string, description = '') =>
  (await writer.keywords({ title, description, signal })).text.split(', ');

const shoe =
  'Vendo um tênis de corrida masculino azul, leve e respirável, com amortecimento em gel. Ideal para academia.';

test('three different titles name the product first and stay within the limit', async () => {
  for (const limit of [60, 120, 200]) {
    const three = await titles(shoe, '', limit);
    expect(new Set(three).size).toBe(3);
    for (const title of three) {
      expect(title).toMatch(/^Tênis de Corrida Masculino Azul /);
      expect(title.length).toBeLessThanOrEqual(limit);
    }
  }
});

test('a title says what the seller said, and uses a longer limit to say more', async () => {
  const [short = ''] = await titles(shoe, '', 60);
  const [long = ''] = await titles(shoe, '', 120);
  expect(long).toContain('com Amortecimento em Gel');
  expect(long).toContain('para Academia');
  expect(long.length).toBeGreaterThan(short.length);
});

test('keywords alone, and a single word, are enough for three titles', async () => {
  expect(await titles('', 'fone bluetooth, sem fio')).toEqual([
    'Fone Bluetooth sem Fio',
    'Fone Bluetooth para o Dia a Dia sem Fio',
    'Fone Bluetooth Ótimo para Presente sem Fio',
  ]);
  expect(new Set(await titles('Panela')).size).toBe(3);
  expect(new Set(await titles('a'.repeat(300))).size).toBe(3);
});

test('fifteen different keywords are about the product', async () => {
  for (const title of ['Panela', 'Tênis de corrida azul com gel', 'kit 3 camisetas básicas']) {
    const found = await keywords(title);
    expect(new Set(found).size).toBe(15);
    const name = /panela|tênis de corrida|camisetas|gel/;
    for (const keyword of found) expect(keyword).toMatch(name);
  }
});

test('a measure of the description becomes a search', async () => {
  expect(await keywords('Caneca', 'De cerâmica, 350 ml')).toContain('caneca 350 ml');
});
