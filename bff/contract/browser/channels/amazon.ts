import type { PictureRules, Rule, TextRules } from './rule.ts';

const cited = {
  source: 'third-party pages that cite Seller Central',
  checkedOn: '2026-11-22',
  confidence: 'medium',
} as const;

export const pictures = {
  formats: { value: ['jpeg'], ...cited },
  leastLongSide: { value: 500, ...cited },
  mostSide: { value: 10_000, ...cited },
  zoomSide: { value: 1000, ...cited },
  white: { value: 'cover', ...cited },
  fill: { value: 0.85, ...cited },
  transparency: { value: 'refused', ...cited },
  textOnCover: { value: 'refused', ...cited },
} as const satisfies PictureRules;

/** The title's limit since 27 July 2026; books, music and films keep 200. */
export const title = { value: 75, ...cited, confidence: 'high' } as const satisfies Rule<number>;

export const texts = {
  title,
  highlights: { value: 125, ...cited },
  bullets: { value: { least: 3, most: 5, shortest: 10, longest: 255, together: 999 }, ...cited },
  searchTermBytes: { value: 249, ...cited },
  refusedSigns: { value: '!$?_{}^¬¦', ...cited },
  mostOfOneWord: { value: 2, ...cited },
} as const satisfies TextRules;
