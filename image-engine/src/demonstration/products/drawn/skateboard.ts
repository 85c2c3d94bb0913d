import { ball, dot, metal, rect, shape, stroke } from '../../painting/markup.ts';

export const skateboard =
  shape(
    'M-146 -44 Q-160 -62 -132 -60 L-100 -46 H100 L132 -60 Q160 -62 146 -44 Q124 -28 96 -28 H-96 Q-124 -28 -146 -44 Z',
    'lin(90 #2b2838 #14121d)',
  ) +
  shape(
    'M-140 -40 Q-122 -28 -96 -28 H96 Q122 -28 140 -40 L136 -34 Q118 -20 96 -20 H-96 Q-118 -20 -136 -34 Z',
    'lin(0 #ff7a4f #ffc83d@40 #ff4f8a)',
  ) +
  [-76, 76]
    .map(
      (x) =>
        rect(x - 16, -22, 32, 9, metal('#aeb4c0'), 'rx="3"') +
        dot(x - 17, -5, 15, ball('#fff3dc')) +
        dot(x + 17, -5, 15, ball('#fff3dc')) +
        dot(x - 17, -5, 5, '#8a8fa0') +
        dot(x + 17, -5, 5, '#8a8fa0'),
    )
    .join('') +
  stroke('M-126 -56 L-98 -43 H98 L126 -56', '#6a6580', 2, 'opacity=".8"');
