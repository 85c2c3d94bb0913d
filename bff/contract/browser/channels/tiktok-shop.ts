import type { PictureRules, TextRules } from './rule.ts';

const code = { source: 'public code', checkedOn: '2026-11-22', confidence: 'medium' } as const;
const guide = { ...code, source: 'escolademarketplace.com.br' } as const;

export const pictures = {
  formats: { value: ['jpeg', 'png', 'webp', 'heic', 'gif', 'bmp'], ...code },
  leastSide: { value: 900, ...guide },
  mostSide: { value: 4000, ...code },
  mostBytes: { value: 10_000_000, ...code },
  mostPictures: { value: 9, ...guide },
} as const satisfies PictureRules;

/** Another source has titles of at most 300: the shorter one fits both. */
export const texts = {
  title: { value: 255, ...code },
  description: { value: 10_000, ...code },
} as const satisfies TextRules;
