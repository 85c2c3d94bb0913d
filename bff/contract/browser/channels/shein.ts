import type { PictureRules, TextRules } from './rule.ts';

const code = {
  source: 'public code that quotes the seller centre',
  checkedOn: '2026-11-22',
  confidence: 'medium',
} as const;

export const pictures = {
  leastSide: { value: 900, ...code },
  mostSide: { value: 2200, ...code },
  ratio: { value: { least: 3 / 4, most: 1 }, ...code },
  mostPictures: { value: 11, ...code },
} as const satisfies PictureRules;

export const texts = {} as const satisfies TextRules;
