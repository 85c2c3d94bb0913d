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

  it('tells the former price from the new one', () => {
    expect(readOffer('Tênis Veloz de R$ 99 por R$ 59,90')).toMatchObject({
      headline: 'Tênis Veloz',
      price: { before: { reais: '99' }, now: { reais: '59', cents: '90' } },
    });
  });

  it.each(['30% OFF', '30% de desconto', 'Com 30% off'])('makes a seal of "%s"', (text) => {
    expect(readOffer(text).seal).toEqual({ large: '30%', small: 'OFF' });
  });

  it('does not sell cotton as a discount', () => {
    const offer = readOffer('Camiseta 100% algodão');
    expect(offer.seal).toBeNull();
    expect(offer.headline).toBe('Camiseta 100% algodão');
  });

  it('keeps short promises as tags', () => {
    expect(readOffer('Leve 3 pague 2, frete grátis e em até 10x sem juros').tags).toEqual([
      'FRETE GRÁTIS',
      'LEVE 3 PAGUE 2',
      'EM ATÉ 10X SEM JUROS',
    ]);
  });

  it('takes the first sentence as headline and the rest as lines', () => {
    expect(readOffer('Verão chegou!\nProtetor solar\nToque seco')).toMatchObject({
      headline: 'Verão chegou!',
      lines: ['Protetor solar', 'Toque seco'],
    });
  });

  it('loses no word of a text without an offer', () => {
    const text = 'Peças únicas feitas à mão, com carinho, para a sua família';
    expect(readOffer(text).headline).toBe(text);
  });
});
