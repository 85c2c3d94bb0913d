import { at, ball, dark, dot, lite, type Markup, shape, stroke, times } from '../../painting/markup.ts';
import { star } from './emblems.ts';

export const cap = (color: string): Markup =>
  shape(
    'M-92 -10 Q-96 -96 0 -104 Q88 -100 92 -14 Q0 -38 -92 -10 Z',
    `lin(60 ${lite(color, 0.35)} ${color}@50 ${dark(color, 0.4)})`,
  ) +
  stroke('M0 -104 Q-24 -60 -22 -26 M0 -104 Q40 -66 46 -24', dark(color, 0.4), 1.8, 'opacity=".7"') +
  dot(0, -104, 8, ball(color)) +
  shape(
    'M-92 -12 Q-10 -46 60 -26 Q128 -18 160 26 Q90 6 20 14 Q-60 20 -92 -12 Z',
    `lin(80 ${lite(color, 0.3)} ${dark(color, 0.1)}@60 ${dark(color, 0.45)})`,
  ) +
  times(3, (i) =>
    stroke(
      `M${-62 + i * 6} ${-10 + i * 5} Q10 ${-30 + i * 9} ${118 - i * 8} ${8 + i * 0}`,
      lite(color, 0.5),
      1.3,
      'opacity=".5" stroke-dasharray="4 3"',
    ),
  ) +
  at(-28, -62, 1, star('#fff'));
