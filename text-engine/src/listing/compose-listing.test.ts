import { describe, expect, test } from 'vitest';
import { testEngine } from '../testing/test-engine.ts';
import type { ListingLimits, ProductCard } from './compose-listing.ts';

const limits: ListingLimits = {
  ...{ title: 75, highlights: 125, description: 3000, searchTermBytes: 249 },
  bullets: { least: 3, most: 5, shortest: 10, longest: 255, together: 999 },
};
const nothing = { brand: '', model: '', color: '', size: '', material: '', details: '' };
const mug: ProductCard = {
  ...nothing,
  name: 'Caneca de cerâmica azul',
  ...{ brand: 'Lume', model: 'Aurora', color: 'Azul', size: '350 ml', material: 'Cerâmica' },
  details:
    'Vai ao micro-ondas e à lava-louças. Acompanha colher de madeira.\nFRETE GRÁTIS! Chame no WhatsApp 11 98765-4321.',
};
const shirt: ProductCard = {
  ...nothing,
  name: 'Camiseta básica preta',
  ...{ brand: 'Hering', color: 'Preto', size: 'GG', material: '100% algodão' },
  details: 'Gola redonda, manga curta, modelagem reta. Tecido macio que não encolhe.',
};
const listingOf = (card: Partial<ProductCard>, more: Partial<ListingLimits> = {}) =>
  testEngine.listing({ ...nothing, name: 'Caneca', ...card }, { ...limits, ...more });

describe('the title', () => {
  test('leads with the product, then its maker, and says nothing twice', () => {
    expect(listingOf(mug).title).toBe('Caneca de Cerâmica Lume Aurora Azul 350 ml com Colher de Madeira');
    expect(listingOf(shirt).title).toBe('Camiseta Básica Hering Preta 100% Algodão Tamanho GG');
  });

  test('keeps product and brand where there is little room, then size and colour', () => {
    expect(listingOf(mug, { title: 45 }).title).toBe('Caneca de Cerâmica Lume Aurora Azul 350 ml');
    expect(listingOf(mug, { title: 32 }).title).toBe('Caneca de Cerâmica Lume Azul');
    const shoe = { name: 'Tênis de corrida', color: 'Azul', size: '42', material: 'Tecido knit' };
    expect(listingOf(shoe, { title: 34 }).title).toBe('Tênis de Corrida Tamanho 42 Azul');
  });

  test('keeps the name whole, and the maker before its first measure', () => {
    const stand = {
      name: 'Suporte articulado para TV de 32 a 70 polegadas',
      brand: 'Multivisão',
      model: 'STPA65',
    };
    expect(listingOf(stand).title).toBe('Suporte Articulado para TV de 32 a 70 Polegadas Multivisão STPA65');
    expect(listingOf(stand, { title: 60 }).title).toBe(
      'Suporte Articulado para TV de 32 a 70 Polegadas Multivisão',
    );
    expect(listingOf({ name: 'garrafa termica 1 litro inox', brand: 'Polar' }).title).toBe(
      'Garrafa Térmica Polar 1 Litro Inox',
    );
    expect(listingOf({ name: 'Livro Torto Arado', brand: 'Todavia' }).title).toBe(
      'Livro Torto Arado Todavia',
    );
  });

  test.each([
    [{ name: 'Bolsa de couro', color: 'Preto' }, 'Bolsa de Couro Preta'],
    [{ name: 'Estação de trabalho', color: 'Branco' }, 'Estação de Trabalho Branca'],
    [{ name: 'Fogão de mesa', color: 'vermelha' }, 'Fogão de Mesa Vermelho'],
    [{ name: 'Liquidificador, 2 litros, cor preta' }, 'Liquidificador 2 Litros Cor Preta'],
    [{ name: 'Liquidificador', color: 'Azul' }, 'Liquidificador Azul'],
  ])('says a colour in the gender of the name, or of the word colour: %o', (card, title) => {
    expect(listingOf(card).title).toBe(title);
  });

  test('leaves out HTML, and never turns a warning into a quality', () => {
    const details = 'Não usar alvejante. Alvejante não.';
    expect(listingOf({ name: 'Vestido <b>longo</b>', details }).title).toBe('Vestido Longo');
  });

  test('never sets halves of two sentences side by side', () => {
    const details = 'Alça regulável e removível. Três divisórias internas com zíper. Forro de algodão.';
    const { title } = listingOf({ name: 'Bolsa de couro', details }, { title: 120 });
    expect(title).not.toMatch(/Alça|Zíper/);
  });

  test('tells no condition, which has a field of its own', () => {
    expect(listingOf({ name: 'Furadeira Bosch 650W nova', details: 'Nova na caixa' }).title).toBe(
      'Furadeira Bosch 650W',
    );
    expect(listingOf({ name: 'Bíblia Novo Testamento' }).title).toBe('Bíblia Novo Testamento');
  });

  test('writes measures as the seller did', () => {
    const size = '30 x 25 x 12 cm';
    expect(listingOf({ name: 'Bolsa', size }).title).toBe('Bolsa 30 x 25 x 12 cm');
  });
});

test('the family’s name leaves out colour and size, whatever gender the colour has in the name', () => {
  expect(listingOf(mug).familyName).toBe('Caneca de Cerâmica Lume Aurora');
  expect(listingOf(shirt).familyName).toBe('Camiseta Básica Hering 100% Algodão');
  expect(listingOf({ name: 'Batom líquido cor 270' }).familyName).toBe('Batom Líquido');
  expect(listingOf({ name: 'Azul', color: 'azul' }).familyName).toBe('Azul');
});

test('highlights begin with what the title does not say, and join as much as fits', () => {
  expect(listingOf(mug).highlights).toBe(
    'Cor azul, vai ao micro-ondas e à lava-louças, acompanha colher de madeira, cerâmica, 350 ml',
  );
  expect(listingOf(mug, { highlights: 20 }).highlights).toBe('Cor azul, cerâmica');
});

describe('bullets', () => {
  test('are the seller’s sentences, then facts, as many as the marketplace takes', () => {
    expect(listingOf(mug).bullets).toEqual([
      'Vai ao micro-ondas e à lava-louças',
      'Acompanha colher de madeira',
      'Material: cerâmica',
      'Volume: 350 ml. Na cor azul',
      'Marca Lume, modelo Aurora',
    ]);
  });

  test('agree with the word for colour, whatever the product is called', () => {
    expect(listingOf(shirt).bullets).toContain('Cor preta, tamanho GG');
    expect(listingOf({ name: 'Sofá', color: 'Vermelho' }).bullets).toEqual(['Na cor vermelha']);
    expect(listingOf({ name: 'Sofá', color: 'Azul-marinho' }).bullets).toEqual(['Na cor azul-marinho']);
    expect(listingOf({ name: 'Kit de fitas', color: 'SORTIDAS' }).bullets).toEqual(['Em cores sortidas']);
  });

  test('are fewer than asked for where the seller said too little', () => {
    expect(listingOf({ name: 'Vela', material: 'cera de soja' }).bullets).toEqual(['Material: cera de soja']);
  });

  test('divide a sentence of several things only where each means something alone', () => {
    expect(listingOf({ details: 'Alça anatômica, interior esmaltado, borda dourada.' }).bullets).toEqual([
      ...['Alça anatômica', 'Interior esmaltado', 'Borda dourada'],
    ]);
    const whole = 'Feita de aço inoxidável, que não enferruja';
    expect(listingOf({ details: `${whole}.` }).bullets).toEqual([whole]);
  });

  test('join neighbours where there are too many, and lose no fact', () => {
    const sentences = Array.from({ length: 8 }, (_, at) => `Tem a vantagem de número ${at}`);
    const { bullets } = listingOf({ details: `${sentences.join('. ')}.` });
    expect(bullets).toHaveLength(5);
    expect(bullets.join('. ')).toBe(sentences.join('. '));
  });

  test('stay within the length of each and of all together', () => {
    const details = Array.from({ length: 9 }, (_, at) => `${`Frase longa ${at}, `.repeat(14)}fim.`).join(' ');
    const { bullets } = listingOf({ ...mug, details });
    for (const bullet of bullets) expect(bullet.length).toBeLessThanOrEqual(255);
    expect(bullets.join('').length).toBeLessThanOrEqual(999);
  });
});

describe('the description', () => {
  test('is a paragraph and one plain line for each fact', () => {
    expect(listingOf(mug).description).toBe(
      [
        'Caneca de cerâmica azul da marca Lume, modelo Aurora. Vai ao micro-ondas e à lava-louças. Acompanha colher de madeira.',
        '',
        'Características:',
        '- Marca: Lume',
        '- Modelo: Aurora',
        '- Material: Cerâmica',
        '- Cor: Azul',
        '- Volume: 350 ml',
      ].join('\n'),
    );
  });

  test('lists what the seller listed, with the accents that were left out', () => {
    const details = 'mantem gelado por 24 horas\n✔ tampa com trava\nPeso: 380 g\nnao vaza';
    expect(listingOf({ name: 'garrafa termica', details }).description).toBe(
      'Garrafa térmica.\n\nCaracterísticas:\n- Peso: 380 g\n- Mantém gelado por 24 horas\n- Tampa com trava\n- Não vaza',
    );
  });

  test('lists what the seller named within a line, too', () => {
    const details = 'Autor: Itamar Vieira Junior. Capa comum, de 264 páginas. Idioma: português.';
    expect(listingOf({ name: 'Livro Torto Arado', details }).description).toBe(
      'Livro Torto Arado. Capa comum, de 264 páginas.\n\nCaracterísticas:\n- Autor: Itamar Vieira Junior\n- Idioma: Português',
    );
  });

  test('finds power, voltage and colour in a name that tells everything', () => {
    const { description } = listingOf({
      name: 'Liquidificador Mondial L-99, 550w, jarra de vidro, 127V, cor preta',
    });
    expect(description).toBe(
      'Liquidificador Mondial L-99, na cor preta.\n\nCaracterísticas:\n- Cor: Preta\n- Potência: 550 W\n- Voltagem: 127 V\n- Jarra de vidro',
    );
    expect(listingOf({ name: 'Óleo 5W-30' }).description).toBe('Óleo 5W-30.');
  });

  test('leaves out sentences from the end where there is no room', () => {
    const details = 'Primeira frase deste belo produto. Segunda frase deste belo produto.';
    expect(listingOf({ details }, { description: 45 }).description).toBe(
      'Caneca. Primeira frase deste belo produto.',
    );
  });

  test('does not take an abbreviation for the end of a sentence', () => {
    expect(listingOf({ details: 'Cabo de aprox. 30 cm de aço.' }).bullets).toEqual([
      'Cabo de aprox. 30 cm de aço',
    ]);
  });
});

test.each([
  'Frete grátis para todo o Brasil',
  'Chame no WhatsApp (11) 98765-4321',
  'Temos outros modelos em estoque!',
  'Aceito pix, 10% de desconto',
  'Em até 10x de R$ 9,90',
  'Compre já o seu',
  'Produto maravilhoso, super lindo!!!',
  'Dúvidas? Pergunte no e-mail ana@example.com',
  '🔥 PROMOÇÃO IMPERDÍVEL 🔥',
])('%s stands nowhere, and the facts beside it stay', (talk) => {
  const { bullets, description } = listingOf({
    details: `Vai ao micro-ondas. ${talk}. Alça anatômica de madeira.`,
  });
  expect(bullets).toEqual(['Vai ao micro-ondas', 'Alça anatômica de madeira']);
  expect(description).toBe('Caneca. Vai ao micro-ondas. Alça anatômica de madeira.');
});

test('a fact in a sentence that also sells is kept', () => {
  expect(listingOf({ details: 'Alça anatômica, frete grátis, borda dourada.' }).bullets).toEqual([
    'Alça anatômica',
    'Borda dourada',
  ]);
  expect(
    listingOf({ name: 'Smartwatch', details: 'Recebe notificações do WhatsApp na tela.' }).bullets,
  ).toEqual(['Recebe notificações do WhatsApp na tela']);
});
