import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ChannelId, channelOf } from './browser/channels/index.ts';
import {
  checkListing,
  fieldsOf,
  isGtin,
  type ListingProblem,
  type ListingTexts,
  limitOf,
  listingChannels,
  noTexts,
} from './browser/listings/index.ts';
import { ListingChannelId, ProductFacts } from './products.ts';

const folder = join(import.meta.dirname, 'browser/listings');
/** kB gzip of the sources: what a screen that shows listings loads beside the channels. */
const BUDGET_KB = 4.8;

const problemsOf = (id: ChannelId, texts: Partial<ListingTexts>) =>
  checkListing(channelOf(id), { ...noTexts, ...texts });

const bullets = ['Vai ao micro-ondas', 'Cerâmica esmaltada', 'Volume: 350 ml'];
const right: Record<string, Partial<ListingTexts>> = {
  mercado_livre: {
    title: 'Caneca de Cerâmica Lume Aurora Azul 350 ml',
    familyName: 'Caneca de Cerâmica Lume Aurora',
    description: 'Caneca de cerâmica da marca Lume.\n\nCaracterísticas:\n- Volume: 350 ml',
    keywords: ['caneca de cerâmica'],
  },
  amazon: {
    title: 'Caneca de Cerâmica Lume Aurora Azul 350 ml',
    highlights: 'Cerâmica, 350 ml, cor azul',
    bullets,
    description: 'Caneca de cerâmica da marca Lume! Vai ao micro-ondas?',
    searchTerms: 'xícara café chá presente',
  },
};

describe('a listing', () => {
  test('can be written for the channels whose rules for titles were found, and for no other', () => {
    const ids = ['mercado_livre', 'shopee', 'amazon', 'tiktok_shop', 'americanas'];
    expect(listingChannels.map(({ id }) => id)).toEqual(ids);
    for (const id of ids) expect(ListingChannelId.safeParse(id).success, id).toBe(true);
    expect(ListingChannelId.safeParse('shein').success).toBe(false);
  });

  test.each([
    ['mercado_livre', ['title', 'familyName', 'description', 'keywords']],
    ['shopee', ['title', 'description', 'keywords']],
    ['amazon', ['title', 'highlights', 'bullets', 'description', 'searchTerms']],
  ] as const)('on %s has the fields %o', (id, fields) => {
    expect(fieldsOf(channelOf(id))).toEqual(fields);
  });

  test('has the limits of its channel, and none where none was found', () => {
    expect(limitOf(channelOf('amazon'), 'searchTerms')).toEqual({ most: 249, unit: 'bytes' });
    expect(limitOf(channelOf('mercado_livre'), 'familyName')).toEqual({ most: 60, unit: 'characters' });
    expect(limitOf(channelOf('mercado_livre'), 'description')).toBeNull();
  });

  test.each(Object.entries(right))('that keeps every rule of %s has no problem', (id, texts) => {
    expect(problemsOf(id as ChannelId, texts)).toEqual([]);
  });

  test('that is still empty has no problem anywhere', () => {
    for (const { id } of listingChannels) expect(problemsOf(id, {}), id).toEqual([]);
  });
});

/** 20 bytes are ten accented letters. */
const terms = (bytes: number) => 'é'.repeat(10) + 'a'.repeat(bytes - 20);
type Case = [what: string, id: ChannelId, texts: Partial<ListingTexts>, problem: object];

const wrong: Case[] = [
  [
    'a title that is three characters too long',
    'mercado_livre',
    { title: 'a'.repeat(63) },
    { field: 'title', kind: 'too_long', over: 3, unit: 'characters' },
  ],
  [
    'search terms of 250 bytes',
    'amazon',
    { searchTerms: terms(250) },
    { field: 'searchTerms', kind: 'too_long', over: 1, unit: 'bytes' },
  ],
  [
    'refused signs in a title',
    'amazon',
    { title: 'Caneca! Azul?' },
    { field: 'title', kind: 'refused_sign', signs: '! ?' },
  ],
  [
    'a word three times in a title, in any case',
    'amazon',
    { title: 'Pás azuis, PÁS pretas e pás' },
    { field: 'title', kind: 'word_repeated', word: 'pás', most: 2 },
  ],
  [
    'two bullets',
    'amazon',
    { bullets: bullets.slice(1) },
    { field: 'bullets', kind: 'too_few', least: 3, most: 5 },
  ],
  [
    'six bullets',
    'amazon',
    { bullets: [...bullets, ...bullets] },
    { field: 'bullets', kind: 'too_many', least: 3, most: 5 },
  ],
  [
    'a bullet that is too short',
    'amazon',
    { bullets: [...bullets, 'Cor: azul'] },
    { field: 'bullets', at: 3, kind: 'too_short', least: 10 },
  ],
  [
    'a bullet that is too long',
    'amazon',
    { bullets: [...bullets, 'a'.repeat(256)] },
    { field: 'bullets', at: 3, kind: 'too_long', over: 1, unit: 'characters' },
  ],
  [
    'bullets that are too long together',
    'amazon',
    { bullets: Array<string>(5).fill('a'.repeat(200)) },
    { field: 'bullets', kind: 'together_too_long', over: 1, most: 999 },
  ],
  [
    'instalments in a family name',
    'mercado_livre',
    { familyName: 'Caneca em 3x sem juros' },
    { field: 'familyName', kind: 'refused_content', content: 'instalments' },
  ],
  [
    'a link in a description',
    'shopee',
    { description: 'Caneca. Veja em www.loja.com.br' },
    { field: 'description', kind: 'refused_content', content: 'links' },
  ],
];

test.each(wrong)('%s, on %s, is found', (_what, id, texts, problem) => {
  expect(problemsOf(id, texts)).toEqual([problem as ListingProblem]);
});

test.each([
  'Caneca <b>azul</b>',
  'Caneca<br/>azul',
  '<p class="x">Caneca</p>',
  'Caneca&nbsp;azul',
  'Caneca **azul**',
  'Caneca __azul__',
  '## Caneca',
  '[Caneca](https://a)',
  '```\nCaneca',
])('%s is no plain text for Mercado Livre', (description) => {
  expect(problemsOf('mercado_livre', { description })).toContainEqual({
    field: 'description',
    kind: 'not_plain',
  });
  expect(problemsOf('tiktok_shop', { description })).toEqual([]);
});

test.each([
  ['Características:\n- Volume: 350 ml\n* Cor: azul'],
  ['Para panelas < 20 cm e > 10 cm'],
  ['Peça #1 da coleção, 2 * 3 m'],
  ['Black & Decker, P&B'],
])('%s is plain text', (description) => {
  expect(problemsOf('mercado_livre', { description })).toEqual([]);
});

test.each<[string, ChannelId, Partial<ListingTexts>]>([
  ['search terms of 249 bytes', 'amazon', { searchTerms: terms(249) }],
  ['a title of sixty emoji, each one character', 'mercado_livre', { title: '👟'.repeat(60) }],
  ['a word twice in a title', 'amazon', { title: 'Caneca azul e caneca preta' }],
  ['a preposition three times in a title', 'amazon', { title: 'Mesa com pés com rodas com trava' }],
  ['a word often in a description', 'amazon', { description: 'Caneca! Caneca! Caneca!' }],
  ['a bullet that is still empty', 'amazon', { bullets: [...bullets, ' '] }],
  ['a link where none is refused', 'americanas', { description: 'www.loja.com.br' }],
])('%s, on %s, is no problem', (_what, id, texts) => {
  expect(problemsOf(id, texts)).toEqual([]);
});

test.each([
  ['7891000315507', true],
  ['7894900011517', true],
  ['9788535902778', true],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['7891000315508', false],
  ['7891000351507', false],
  ['036000291453', false],
  ['96385075', false],
  ['789100031550', false],
  ['12345', false],
  ['789100031550a', false],
  ['7891000 315507', false],
  ['0000000000000', false],
  ['', false],
])('%s is a GTIN: %s', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

test('a product takes a right GTIN or none', () => {
  expect(ProductFacts.safeParse({ gtin: '7891000315508' }).success).toBe(false);
  expect(ProductFacts.parse({ gtin: ' 7891000315507 ' }).gtin).toBe('7891000315507');
  expect(ProductFacts.parse({})).toMatchObject({ gtin: '', details: '' });
});

test('the rules for listings weigh little in the browser', () => {
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(gzipSync(sources.join('\n')).length / 1000).toBeLessThan(BUDGET_KB);
});
