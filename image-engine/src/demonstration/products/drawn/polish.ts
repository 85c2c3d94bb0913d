import { ball, blurred, type Markup, metal, rect, shape, stroke, tube } from '../../painting/markup.ts';

export const polish = (color: string): Markup =>
  rect(-15, -126, 30, 68, tube('#241a30'), 'rx="8"') +
  rect(-12, -62, 24, 10, metal('#e3c68a')) +
  shape(
    'M-14 -52 H14 Q34 -46 34 -24 V-8 Q34 2 24 2 H-24 Q-34 2 -34 -8 V-24 Q-34 -46 -14 -52 Z',
    ball(color),
  ) +
  blurred(1, stroke('M-24 -28 V-10', '#fff', 5, 'opacity=".8"'));
