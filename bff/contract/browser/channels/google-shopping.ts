import type { PictureRules, TextRules } from './rule.ts';

const support = { checkedOn: '2026-11-22', confidence: 'high' } as const;
const images = { ...support, source: 'support.google.com/merchants/answer/6324350' } as const;
const titles = { ...support, source: 'support.google.com/merchants/answer/6324415' } as const;

/** The least side holds from 31 January 2027 on. */
export const pictures = {
  leastSide: { value: 500, ...images },
  drawnByModel: {
    value: 'declared',
    source:
      "seroundtable.com/google-merchant-center-requires-labels-ai-images-36922, quoting Google's own page",
    checkedOn: '2026-11-25',
    confidence: 'medium',
  },
  recommended: { value: { width: 1500, height: 1500 }, ...images },
} as const satisfies PictureRules;

export const texts = {
  modelWritten: {
    value: { field: 'structured_title', sourceType: 'trained_algorithmic_media' },
    ...titles,
  },
} as const satisfies TextRules;
