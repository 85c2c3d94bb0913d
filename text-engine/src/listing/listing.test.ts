import { describe, expect, test } from 'vitest';
import { folded } from '../portuguese/portuguese.ts';
import { testEngine } from '../testing/test-engine.ts';

const titles = (description: string, keywords = '', limit = 60) =>
  testEngine.titles({ description, keywords, limit });
const keywords = (title: string, description = '') => testEngine.keywords({ title, description });

const shoe =
  'Vendo um tênis de corrida masculino azul, leve e respirável, com amortecimento em gel. Ideal para academia.';

/** Descriptions as sellers write them, and how each title must begin. */
const descriptions: [string, RegExp][] = [
  [shoe, /^Tênis de Corrida /],
  ['tenis', /^Tênis/],
  ['garrafa termica 1 litro inox preta mantem gelado por 24 horas', /^Garrafa Térmica/],
  ['FONE DE OUVIDO BLUETOOTH!!! PROMOÇÃO IMPERDÍVEL FRETE GRÁTIS R$ 59,90', /^Fone de Ouvido/],
  ['Olá, eu vendo bolo no pote caseiro feito por mim de chocolate e morango', /^Bolo no Pote/],
  ['Este produto é maravilhoso e vai mudar sua vida. É um massageador elétrico portátil', /^Massageador/],
  ['wireless mouse rgb gaming 7200 dpi', /^Mouse/],
  ['capinha iphone 13 transparente anti impacto', /^Capinha .*iPhone 13/],
  ['jogo de cama casal 4 peças 200 fios algodao', /^Jogo de Cama/],
  ['Kit com 10 meias masculinas cano alto', /^Kit com 10 Meias Masculinas/],
  ['Suporte articulado para TV de 32 a 70 polegadas', /^Suporte Articulado/],
  ['pneu 175/70 r13', /^Pneu 175\/70 R13/],
  ['Vendo: 2 cadeiras de escritório usadas', /^2 Cadeiras de Escritório/],
  ['suporte p/ celular veicular c/ ventosa', /^Suporte para Celular/],
  ['vestido longo, decote V, forrado. Tamanhos P, M, G. Perfeito para festas e praia.', /^Vestido Longo/],
  ['a'.repeat(300), /^A/],
];

describe.each(descriptions)('a listing of %s', (description, begins) => {
  test('has three titles that name the product first, within the limit, each in other words', () => {
    for (const limit of [60, 75, 120, 200]) {
      const three = titles(description, '', limit);
      expect(three).toHaveLength(3);
      expect(new Set(three.map((title) => folded(title).split(' ').sort().join(' '))).size).toBe(3);
      for (const title of three) {
        expect(title).toMatch(begins);
        expect(Array.from(title).length).toBeLessThanOrEqual(limit);
        expect(title).not.toMatch(/[!*#$]|promo|imperd|frete|oferta|\b(?:de|com|e|para|em)$/i);
      }
    }
  });

  test('has at most fifteen keywords that differ by more than accent, number or order, and none that fits everything', () => {
    const found = keywords(description);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(15);
    const bare = found.map((keyword) => folded(keyword).replace(/s\b/g, '').split(' ').sort().join(' '));
    expect(new Set(bare).size).toBe(found.length);
    for (const keyword of found) {
      expect(keyword).not.toMatch(/frete grátis|\b(?:de|com|e|para|em|tam|aro)$/);
      expect(keyword).not.toMatch(
        /comprar|preço|loja|online|venda|entrega|promoção|oferta|desconto|custo|qualidade/,
      );
    }
  });
});

test('a title says what the seller said, and uses a longer limit to say more', () => {
  const [short = ''] = titles(shoe, '', 60);
  const [long = ''] = titles(shoe, '', 120);
  expect(long).toContain('com Amortecimento em Gel');
  expect(long).toContain('para Academia');
  expect(long.length).toBeGreaterThan(short.length);
});

test('what belongs together stays together', () => {
  for (const limit of [60, 120])
    for (const title of titles(shoe, '', limit)) expect(title).not.toMatch(/(?<!Amortecimento) em Gel/);
  const [chair = ''] = titles('Cadeira gamer, com almofada lombar e cervical, até 150 kg', '', 120);
  expect(chair).toContain('com Almofada Lombar e Cervical');
  expect(titles('Suporte articulado para TV de 32 a 70 polegadas')[0]).toContain('de 32 a 70 Polegadas');
  expect(titles('Vestido longo. Tamanhos P, M, G')[0]).toContain('Tamanhos P M G');
  expect(keywords('tapete sala 2,00x1,50 cinza')).toContain('tapete sala 2,00x1,50');
});

test('accents that were left out are put in, names are written as their makers do', () => {
  expect(titles('oculos de sol, protecao uv')[0]).toBe('Óculos de Sol Proteção UV');
  expect(titles('tinta acrilica metalica')[0]).toBe('Tinta Acrílica Metálica');
  expect(titles('carregador usb 20w para iphone')[0]).toBe('Carregador USB 20W para iPhone');
});

test('keywords alone, and a single word, are enough for three titles', () => {
  const three = titles('', 'fone bluetooth, sem fio');
  expect(three[0]).toBe('Fone Bluetooth sem Fio');
  expect(new Set(three).size).toBe(3);
  expect(new Set(titles('Panela')).size).toBe(3);
});

test('all keywords are about the product, by its other names too', () => {
  const name = /panela|tênis|camiseta|gel/;
  for (const title of ['Panela', 'Tênis de corrida azul com gel'])
    for (const keyword of keywords(title)) expect(keyword).toMatch(name);
  expect(keywords('capinha iphone 13')).toEqual(expect.arrayContaining(['capa iphone 13', 'case iphone 13']));
});

test.each([
  ['Liquidificador Mondial Turbo L-99 550W preto 220V', ['Mondial', 'L-99', '550W', '220V']],
  ['Pneu 175/65r14 Goodyear Kelly Edge', ['175/65R14', 'Goodyear']],
  ['Furadeira Bosch GSB 13 RE 650W 127V com maleta', ['Bosch GSB 13 RE', '650W']],
  ['Tênis Nike Air Max 90 masculino branco 42', ['Nike Air Max 90', '42']],
  ['Notebook Dell Inspiron i15-3520 Core i5 16GB', ['i15-3520', 'Core i5', '16GB']],
  ['smart tv samsung 50 polegadas crystal uhd 4k 50cu7700', ['Smart TV Samsung', 'UHD 4K', '50CU7700']],
  ['Parafusadeira DeWALT DCD771 20V', ['DeWALT DCD771']],
  ['cabo usb-c 1,5m 60W baseus', ['USB-C', '60W', 'Baseus']],
  ['Escova secadora Philco PES1300 127V', ['Philco PES1300', '127V']],
  ["Filtro d'água de barro São João 8 litros", ["Filtro d'Água de Barro São João"]],
  ['Caixa d’água Fortlev 500 litros', ["Caixa d'Água Fortlev"]],
])('the title of %s keeps brand, model and codes as their makers write them', (description, kept) => {
  const [title = ''] = titles(description);
  for (const part of kept) expect(title).toContain(part);
});

test.each([60, 120])(
  'a title fills at least three quarters of %i characters where the facts suffice',
  (limit) => {
    const facts =
      'Mochila Samsonite Guardit masculina preta impermeável, com compartimento para notebook de 15,6 polegadas, porta USB, 25 litros, alças acolchoadas, bolso antifurto, garantia de 2 anos';
    for (const title of titles(facts, '', limit)) expect(title.length).toBeGreaterThanOrEqual(limit * 0.75);
  },
);

test('no title says a word twice', () => {
  for (const [description] of descriptions)
    for (const title of titles(description)) {
      const words = folded(title)
        .split(' ')
        .filter((word) => word.length > 4);
      expect(new Set(words).size, title).toBe(words.length);
    }
});

test.each(['🎁🎁🎁', 'PROMOÇÃO!!!', 'Linda', 'Frete grátis, imperdível!'])('%s names no product', (text) => {
  expect(testEngine.namesProduct([text])).toBe(false);
  expect([...titles(text), ...keywords(text)]).toEqual([]);
});

test('praise before the product is no part of it', () => {
  expect(testEngine.namesProduct(['PROMOÇÃO!!! LINDA BOLSA'])).toBe(true);
  expect(titles('PROMOÇÃO!!! LINDA BOLSA')[0]).toBe('Bolsa');
});

test('a common misspelling of the product is a search', () => {
  expect(keywords('Fone bluetooth preto')).toContain('fone bluetoth');
});

test('a measure of the description becomes a search', () => {
  expect(keywords('Caneca', 'De cerâmica, 350 ml')).toContain('caneca 350 ml');
});
