import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ChannelId, channelOf } from './browser/channels/index.ts';
import { checkListing } from './browser/listings/check-listing.ts';
import { isGtin } from './browser/listings/gtin.ts';
import { fieldsOf, type ListingTexts, listingChannels, noTexts } from './browser/listings/listing.ts';
import { refusedIn } from './browser/listings/refused-contents.ts';
import { ListingChannelId, ProductFacts } from './products.ts';

const folder = join(import.meta.dirname, 'browser/listings');
/** kB gzip of the sources: what a screen that writes listings loads beside the channels. */
const BUDGET_KB = 3.6;

const problemsOn = (channel: ChannelId, texts: Partial<ListingTexts>) =>
  checkListing(channelOf(channel), { ...noTexts, ...texts });
const bullet = 'Vai ao micro-ondas';
const bullets = [bullet, bullet, bullet];

describe('a listing', () => {
  test('is written for the channels whose rules for titles were found', () => {
    expect(listingChannels.map(({ id }) => id)).toEqual([
      ...['mercado_livre', 'shopee', 'amazon', 'tiktok_shop', 'americanas'],
    ]);
    expect(ListingChannelId.safeParse('shein').success).toBe(false);
    expect(ListingChannelId.safeParse('amazon').success).toBe(true);
  });

  test('has the fields that its channel has', () => {
    expect(fieldsOf(channelOf('mercado_livre'))).toEqual(['title', 'familyName', 'description', 'keywords']);
    expect(fieldsOf(channelOf('amazon'))).toEqual([
      ...['title', 'highlights', 'bullets', 'description', 'searchTerms'],
    ]);
  });

  test('that keeps every rule has no problem, and neither has an empty one', () => {
    const right = { title: 'Caneca azul', bullets, description: 'Caneca.', searchTerms: 'xícara chá' };
    expect(problemsOn('amazon', right)).toEqual([]);
    for (const { id } of listingChannels) expect(problemsOn(id, {}), id).toEqual([]);
  });

  test('counts Amazon’s search terms in bytes: 249 pass, and 250 do not', () => {
    const terms = (bytes: number) => `${'é'.repeat(10)}${'a'.repeat(bytes - 20)}`;
    expect(problemsOn('amazon', { searchTerms: terms(249) })).toEqual([]);
    expect(problemsOn('amazon', { searchTerms: terms(250) })).toEqual([
      { field: 'searchTerms', kind: 'too_long', over: 1, unit: 'bytes' },
    ]);
  });

  test.each([
    ['title', { title: 'a'.repeat(63) }, { field: 'title', kind: 'too_long', over: 3, unit: 'characters' }],
    ['title', { title: '👟'.repeat(60) }, null],
    ['description', { description: '<b>Caneca</b>' }, { field: 'description', kind: 'not_plain' }],
    ['description', { description: '**Caneca**' }, { field: 'description', kind: 'not_plain' }],
    ['description', { description: 'Para panelas < 20 cm' }, null],
    [
      'family name',
      { familyName: 'Caneca em 3x sem juros' },
      { field: 'familyName', kind: 'refused_content', content: 'instalments' },
    ],
  ] as const)('on Mercado Livre is checked: %s %o', (_field, texts, problem) => {
    expect(problemsOn('mercado_livre', texts)).toEqual(problem ? [problem] : []);
  });

  test.each([
    [{ title: 'Caneca! Azul?' }, [{ field: 'title', kind: 'refused_sign', signs: '! ?' }]],
    [
      { title: 'Caneca azul, caneca preta e CANECA' },
      [{ field: 'title', kind: 'word_repeated', word: 'caneca', most: 2 }],
    ],
    [{ description: 'Caneca! Caneca! Caneca!' }, []],
    [{ bullets: [bullet] }, [{ field: 'bullets', kind: 'too_few', least: 3, most: 5 }]],
    [{ bullets: Array(6).fill(bullet) }, [{ field: 'bullets', kind: 'too_many', least: 3, most: 5 }]],
    [{ bullets: [...bullets, 'Curto'] }, [{ field: 'bullets', at: 3, kind: 'too_short', least: 10 }]],
    [
      { bullets: [...bullets, 'a'.repeat(256)] },
      [{ field: 'bullets', at: 3, kind: 'too_long', over: 1, unit: 'characters' }],
    ],
    [
      { bullets: Array(5).fill('a'.repeat(200)) },
      [{ field: 'bullets', kind: 'together_too_long', over: 1, most: 999 }],
    ],
    [{ bullets: [...bullets, ''] }, []],
  ])('on Amazon is checked: %o', (texts, problems) => {
    expect(problemsOn('amazon', texts as Partial<ListingTexts>)).toEqual(problems);
  });

  test('loads little', () => {
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(gzipSync(sources.join('\n')).length / 1000).toBeLessThan(BUDGET_KB);
  });
});

const all = [
  ...(['links', 'telephone', 'qr code', 'whatsapp'] as const),
  ...(['stock', 'freight', 'instalments', 'condition', 'brands of others'] as const),
] as const;

test.each([
  ['Veja mais em www.loja.com.br', 'links'],
  ['Escreva para ana@example.com', 'links'],
  ['Compre em minhaloja.com.br', 'links'],
  ['Fale conosco: (11) 98765-4321', 'telephone'],
  ['Ligue 11 3456 7890', 'telephone'],
  ['Chame no WhatsApp', 'whatsapp'],
  ['Chama no zap', 'whatsapp'],
  ['Aponte para o QR Code', 'qr code'],
  ['Últimas unidades', 'stock'],
  ['Temos em estoque', 'stock'],
  ['Pronta entrega', 'stock'],
  ['FRETE GRÁTIS', 'freight'],
  ['Envio rápido para todo o Brasil', 'freight'],
  ['Em até 10x sem juros', 'instalments'],
  ['Parcelamos em 3 vezes', 'instalments'],
  ['Aparelho seminovo', 'condition'],
  ['Produto novo na caixa', 'condition'],
] as const)('%s holds what a marketplace refuses', (text, content) => {
  expect(refusedIn(text, all)).toEqual([content]);
});

test.each([
  ['Conjunto com 12 pratos, 30 x 30 cm cada'],
  ['Capa para iPhone 11 Pro e Galaxy S21'],
  ['Fone Bluetooth 5.0, 2.4 GHz, IPX7'],
  ['Freteira de madeira'],
  ['Camiseta Dr. Jones, algodão'],
  ['Telefonema engraçado: caneca'],
  ['Novo Testamento, capa dura'],
  ['Quinoa em parcelinhas'],
  ['Zapatilha e estoquista'],
  ['EAN 7891000315507'],
  ['Peças de 2023-2024'],
])('%s holds nothing that a marketplace refuses', (text) => {
  expect(refusedIn(text, all)).toEqual([]);
});

test.each([
  ['7891000315507', true],
  ['96385074', true],
  ['036000291452', true],
  ['17891000315504', true],
  ['7891000315508', false],
  ['789100031550', false],
  ['12345', false],
  ['789100031550a', false],
  ['', false],
])('%s is a GTIN: %s', (text, right) => {
  expect(isGtin(text)).toBe(right);
});

test('facts take no wrong GTIN, and none at all', () => {
  expect(ProductFacts.safeParse({ gtin: '7891000315508' }).success).toBe(false);
  expect(ProductFacts.parse({})).toMatchObject({ gtin: '', details: '' });
});
