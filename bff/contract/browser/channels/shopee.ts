import type { PictureRules, Rule, TextRules } from './rule.ts';

const usual = {
  source: 'the usual answer of product.get_item_limit, which each category may change',
  checkedOn: '2026-11-22',
  confidence: 'medium',
} as const;

export const pictures = {
  formats: { value: ['jpeg', 'png'], ...usual },
  mostBytes: { value: 10_000_000, ...usual },
  mostPictures: { value: 9, ...usual },
  fill: { value: 0.6, ...usual },
} as const satisfies PictureRules;

export const title = { value: 120, ...usual } as const satisfies Rule<number>;

export const texts = {
  title,
  description: { value: 3000, ...usual },
  refusedContents: { value: ['links', 'telephone', 'qr code', 'whatsapp'], ...usual },
} as const satisfies TextRules;
