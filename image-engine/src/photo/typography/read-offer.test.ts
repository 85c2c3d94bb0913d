import { describe, expect, it } from 'vitest';
import { readOffer } from './read-offer.ts';

const wordsOf = (text: string): string[] =>
  readOffer(text).parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []));
const tagsOf = (text: string): string[] =>
  readOffer(text).parts.flatMap((part) => (part.kind === 'tags' ? part.tags : []));
const priceOf = (text: string) => readOffer(text).parts.find((part) => part.kind === 'price')?.price ?? null;

describe('reading a promotional text', () => {
  it.each([
    ['R$ 49,90', { reais: '49', cents: '90' }],
    ['49,90 reais', { reais: '49', cents: '90' }],
    ['por apenas R$1299,00', { reais: '1.299', cents: '00' }],
    ['R$ 1.299', { reais: '1.299', cents: null }],
  ])('finds the price of "%s"', (text, now) => {
    expect(wordsOf(text)).toEqual([]);
    expect(priceOf(text)).toMatchObject({ now, before: null });
  });

  it.each([
    ['Rs 19,99', { reais: '19', cents: '99' }, ''],
    ['por apenas 49,90', { reais: '49', cents: '90' }, 'por apenas'],
    ['3 por R$ 10', { reais: '10', cents: null }, '3 por'],
    ['12x de R$ 8,33', { reais: '8', cents: '33' }, '12x de'],
  ])('finds the price of "%s" as sellers write it', (text, now, lead) => {
    expect(wordsOf(text)).toEqual([]);
    expect(priceOf(text)).toMatchObject({ now, before: null, lead });
  });

  it.each(['de 59,90 por 29,90', 'era 59,90 agora 29,90', 'De R$59,90 p/ R$ 29,90'])(
    'needs no R$ to tell both prices of "%s"',
    (text) => {
      expect(wordsOf(text)).toEqual([]);
      expect(priceOf(text)).toMatchObject({
        before: { reais: '59', cents: '90' },
        now: { reais: '29', cents: '90' },
      });
    },
  );

  it.each([
    ['R$ 99,90 à vista', 'à vista'],
    ['R$ 99 a vista no pix', 'à vista no pix'],
    ['10x de R$ 9,99 s/ juros', 'sem juros'],
    ['de 99,90 por 59,90 no boleto', 'no boleto'],
    ['R$ 12 cada', 'cada'],
    ['R$ 30 o kg', 'o kg'],
  ])('what belongs to the price of "%s" stays with it', (text, note) => {
    expect(wordsOf(text)).toEqual([]);
    expect(tagsOf(text)).toEqual([]);
    expect(priceOf(text)?.note).toBe(note);
  });

  it('a second price stays words, with what belongs to it', () => {
    const text = 'R$ 99 à vista ou 3x de R$ 35 sem juros';
    expect(priceOf(text)).toMatchObject({ now: { reais: '99' }, note: 'à vista' });
    expect(wordsOf(text)).toEqual(['ou 3x de R$ 35 sem juros']);
    expect(tagsOf(text)).toEqual([]);
  });

  it('every part keeps its place', () => {
    const { parts } = readOffer('Frete grátis\nR$ 49,90\nTênis Veloz\nLeve 3 pague 2, no pix\nSó hoje');
    expect(parts).toMatchObject([
      { tags: ['FRETE GRÁTIS'] },
      { price: { now: { reais: '49' } } },
      { text: 'Tênis Veloz' },
      { tags: ['LEVE 3 PAGUE 2', 'NO PIX'] },
      { text: 'Só hoje' },
    ]);
  });

  it('a line of emoji is kept', () => {
    expect(wordsOf('🔥🔥\nTênis Veloz')).toEqual(['🔥🔥', 'Tênis Veloz']);
  });

  it('a measure is not read as a price', () => {
    expect(wordsOf('Mesa de 120 por 60 cm')).toEqual(['Mesa de 120 por 60 cm']);
    expect(priceOf('Mesa de 120 por 60 cm')).toBeNull();
    expect(priceOf('Apenas 2 unidades')).toBeNull();
  });

  it('abbreviated promises are spelled out', () => {
    const text = 'Frete gratis p/ todo brasil + 10x s/ juros no pix';
    expect(wordsOf(text)).toEqual([]);
    expect(tagsOf(text)).toEqual(['FRETE GRÁTIS PARA TODO BRASIL', '10X SEM JUROS', 'NO PIX']);
  });

  it('an abbreviation does not end a line', () => {
    expect(wordsOf('Kit c/ 2 unid. de tam. P ao GG. Compre já').slice(1)).toEqual(['Compre já']);
  });

  it('the former price is kept apart from the new one', () => {
    const text = 'Tênis Veloz de R$ 99 por R$ 59,90';
    expect(wordsOf(text)).toEqual(['Tênis Veloz']);
    expect(priceOf(text)).toMatchObject({ before: { reais: '99' }, now: { reais: '59', cents: '90' } });
  });

  it.each([
    ['30% OFF', ''],
    ['30% de desconto', ''],
    ['Com 30% off', ''],
    ['Até 30% OFF', 'ATÉ'],
    ['desconto de até 30%', 'ATÉ'],
  ])('"%s" becomes a seal', (text, above) => {
    expect(readOffer(text)).toEqual({ parts: [], seal: { above, large: '30%', small: 'OFF' } });
  });

  it('a percentage of cotton is not a discount', () => {
    expect(readOffer('Camiseta 100% algodão').seal).toBeNull();
    expect(wordsOf('Camiseta 100% algodão')).toEqual(['Camiseta 100% algodão']);
  });

  it('short promises become tags', () => {
    expect(tagsOf('Leve 3 pague 2, frete grátis e em até 10x sem juros')).toEqual([
      'LEVE 3 PAGUE 2',
      'FRETE GRÁTIS',
      'EM ATÉ 10X SEM JUROS',
    ]);
  });

  it('a text without an offer keeps every word', () => {
    const text = 'Peças únicas feitas à mão, com carinho, para a sua família';
    expect(wordsOf(text)).toEqual([text]);
  });
});
