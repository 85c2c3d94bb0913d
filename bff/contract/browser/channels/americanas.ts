import type { PictureRules, TextRules } from './rule.ts';

const hub = { source: 'hub2b.com.br', checkedOn: '2026-11-22', confidence: 'medium' } as const;

export const pictures = {
  leastSide: { value: 800, ...hub },
  mostSide: { value: 1200, ...hub },
  mostBytes: { value: 2_000_000, ...hub },
  white: { value: 'every', ...hub },
  textOnCover: { value: 'refused', ...hub },
} as const satisfies PictureRules;

export const texts = {
  title: { value: 100, ...hub },
  description: { value: 2000, ...hub },
} as const satisfies TextRules;
