import type { PictureRules, Rule, TextRules } from './rule.ts';

const read = { checkedOn: '2026-11-22', confidence: 'high' } as const;
const images = { ...read, source: 'developers.mercadolivre.com.br/trabalhar-com-imagens' } as const;
const diagnosis = { ...read, source: 'developers.mercadolivre.com.br/diagnostico-de-imagens' } as const;
const products = { ...read, source: 'developers.mercadolivre.com.br/user-products' } as const;

/** Whether the cover must be white, and how many pictures there may be, is each category's. */
export const pictures = {
  formats: { value: ['jpeg', 'png'], ...images },
  leastSide: { value: 500, ...images },
  mostSide: { value: 1920, ...images },
  zoomSide: { value: 800, ...images },
  recommended: { value: { width: 1200, height: 1200 }, ...images },
  mostBytes: { value: 10_000_000, ...images },
  white: { value: 'cover', ...diagnosis },
  fill: { value: 0.95, ...images },
  textOnCover: { value: 'refused', ...diagnosis },
} as const satisfies PictureRules;

export const title = { value: 60, ...products, confidence: 'medium' } as const satisfies Rule<number>;

export const texts = {
  title,
  familyName: { value: true, ...products },
  titleAfterSale: { value: 'fixed', ...products },
  descriptionForm: { value: 'plain text', ...products },
  refusedContents: {
    value: ['stock', 'freight', 'instalments', 'condition', 'brands of others'],
    ...products,
  },
} as const satisfies TextRules;
