import type { Product } from '@andromeda/platform';
import { noTexts } from 'bff/contract/browser/listings';
import { expect, test } from 'vitest';
import { listing, product } from '../testing/example-product.ts';
import { bulletColumnsOf, productSheet, sheetHead, sheetRows } from './product-sheet.ts';

const rowsOf = (one: Product) => productSheet(one).slice(1).split('\r\n').filter(Boolean);
const withTitle = (title: string) =>
  product({ name: 'Caneca', listings: [listing('shopee', { ...noTexts, title })] });

test('a sheet begins with the mark of UTF-8, and its lines end as RFC 4180 ends them', () => {
  const sheet = productSheet(withTitle('Xícara'));
  expect(sheet.startsWith('\uFEFFCanal;Nome;Título;')).toBe(true);
  expect(sheet.endsWith('\r\n')).toBe(true);
  expect(sheet.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('each channel with texts is one row, in the columns of the sheet', () => {
  const texts = {
    title: 'Caneca Azul',
    familyName: 'Caneca',
    highlights: 'Vai ao micro-ondas',
    bullets: ['Um', 'Dois'],
    description: 'Caneca de cerâmica',
    searchTerms: 'xicara presente',
    keywords: ['caneca azul', 'caneca 350 ml'],
  };
  const facts = { brand: 'Lume', model: 'Aurora', color: 'Azul', size: '350 ml', material: 'Cerâmica' };
  const [headings, amazon, shopee] = rowsOf(
    product({
      name: 'Caneca',
      facts: { ...product().facts, ...facts, gtin: '7891000315507', sku: 'CAN-1' },
      listings: [listing('amazon', texts), listing('shopee', noTexts)],
    }),
  );
  expect(headings).toBe(
    'Canal;Nome;Título;Nome da família;Destaques;Tópico 1;Tópico 2;Tópico 3;Tópico 4;Tópico 5;Descrição;Termos de busca;Palavras-chave;Marca;Modelo;Cor;Tamanho;Material;GTIN;SKU',
  );
  expect(amazon).toBe(
    'Amazon;Caneca;Caneca Azul;Caneca;Vai ao micro-ondas;Um;Dois;;;;Caneca de cerâmica;xicara presente;caneca azul, caneca 350 ml;Lume;Aurora;Azul;350 ml;Cerâmica;7891000315507;CAN-1',
  );
  expect(shopee?.startsWith('Shopee;Caneca;;')).toBe(true);
});

test('quotes, separators and line ends within a text stay within its cell', () => {
  expect(rowsOf(withTitle('Tela 15" preta; nova'))[1]).toContain(';"Tela 15"" preta; nova";');
  expect(productSheet(withTitle('Linha 1\nLinha 2'))).toContain(';"Linha 1\nLinha 2";');
});

test.each(['=1+1', '+55 11', '-10 %', '@soma', '\tdepois'])('%j is a text, not a formula', (text) => {
  expect(rowsOf(withTitle(text))[1]).toContain(`;'${text};`);
});

test('no bullet is left out of the sheet', () => {
  const bullets = ['1', '2', '3', '4', '5', '6'];
  const [headings, row] = rowsOf(product({ listings: [listing('amazon', { ...noTexts, bullets })] }));
  expect(headings).toContain(';Tópico 5;Tópico 6;Descrição;');
  expect(row).toContain(';1;2;3;4;5;6;');
});

test('a sheet of many has the columns of the one with the most bullets, and a row for each product and channel', () => {
  const many = [
    product({ name: 'Vela', listings: [listing('shopee', { title: '=1+1' })] }),
    product({ name: 'Sem textos' }),
    product({
      name: 'Caneca',
      listings: [listing('amazon', { bullets: Array(7).fill('Um') }), listing('shopee')],
    }),
  ];
  const columns = bulletColumnsOf(many);
  expect(columns).toBe(7);
  const rows = (sheetHead(columns) + sheetRows(many, columns)).split('\r\n').slice(0, -1);
  const cells = rows.map((row) => row.split(';'));
  expect(cells.slice(1).map(([channel, name, title]) => [channel, name, title])).toEqual([
    ['Shopee', 'Vela', "'=1+1"],
    ['Amazon', 'Caneca', ''],
    ['Shopee', 'Caneca', ''],
  ]);
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([22]));
});
