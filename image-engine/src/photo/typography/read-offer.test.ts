import { describe, expect, it } from 'vitest';
import { readOffer } from './read-offer.ts';

describe('reading a promotional text', () => {
  it.each([
    ['R$ 49,90', { reais: '49', cents: '90' }],
    ['49,90 reais', { reais: '49', cents: '90' }],
    ['por apenas R$1299,00', { reais: '1.299', cents: '00' }],
    ['R$ 1.299', { reais: '1.299', cents: null }],
  ])('finds the price of "%s"', (text, now) => {
    expect(readOffer(text)).toMatchObject({ headline: '', price: { now, before: null } });
  });

  it.each([
    ['Rs 19,99', { reais: '19', cents: '99' }, ''],
    ['por apenas 49,90', { reais: '49', cents: '90' }, 'por apenas'],
    ['3 por R$ 10', { reais: '10', cents: null }, '3 por'],
    ['12x de R$ 8,33', { reais: '8', cents: '33' }, '12x de'],
  ])('finds the price of "%s" as sellers write it', (text, now, lead) => {
    expect(readOffer(text)).toMatchObject({ headline: '', price: { now, before: null, lead } });
  });

  it.each(['de 59,90 por 29,90', 'era 59,90 agora 29,90', 'De R$59,90 p/ R$ 29,90'])(
    'needs no R$ to tell both prices of "%s"',
    (text) => {
      expect(readOffer(text)).toMatchObject({
        headline: '',
        price: { before: { reais: '59', cents: '90' }, now: { reais: '29', cents: '90' } },
      });
    },
  );

  it('a measure is not read as a price', () => {
    expect(readOffer('Mesa de 120 por 60 cm')).toMatchObject({
      headline: 'Mesa de 120 por 60 cm',
      price: null,
    });
    expect(readOffer('Apenas 2 unidades').price).toBeNull();
  });

  it('abbreviated promises are spelled out', () => {
    expect(readOffer('Frete gratis p/ todo brasil + 10x s/ juros no pix')).toMatchObject({
      headline: '',
      tags: ['FRETE GRÁTIS PARA TODO BRASIL', '10X SEM JUROS', 'NO PIX'],
    });
  });

  it('an abbreviation does not end a line', () => {
    expect(readOffer('Kit c/ 2 unid. de tam. P ao GG. Compre já').lines).toEqual(['Compre já']);
  });

  it('the former price is kept apart from the new one', () => {
    expect(readOffer('Tênis Veloz de R$ 99 por R$ 59,90')).toMatchObject({
      headline: 'Tênis Veloz',
      price: { before: { reais: '99' }, now: { reais: '59', cents: '90' } },
    });
  });

  it.each(['30% OFF', '30% de desconto', 'Com 30% off'])('"%s" becomes a seal', (text) => {
    expect(readOffer(text).seal).toEqual({ large: '30%', small: 'OFF' });
  });

  it('a percentage of cotton is not a discount', () => {
    const offer = readOffer('Camiseta 100% algodão');
    expect(offer.seal).toBeNull();
    expect(offer.headline).toBe('Camiseta 100% algodão');
  });

  it('short promises become tags', () => {
    expect(readOffer('Leve 3 pague 2, frete grátis e em até 10x sem juros').tags).toEqual([
      'FRETE GRÁTIS',
      'LEVE 3 PAGUE 2',
      'EM ATÉ 10X SEM JUROS',
    ]);
  });

  it('the first sentence becomes the headline, and the others become lines', () => {
    expect(readOffer('Verão chegou!\nProtetor solar\nToque seco')).toMatchObject({
      headline: 'Verão chegou!',
      lines: ['Protetor solar', 'Toque seco'],
    });
  });

  it('a text without an offer keeps every word', () => {
    const text = 'Peças únicas feitas à mão, com carinho, para a sua família';
    expect(readOffer(text).headline).toBe(text);
  });
});
