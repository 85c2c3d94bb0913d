import { fill, glow } from '../../light.ts';
import { at, ball, dark, dot, group, lite, type Markup, rect, shape, stroke, times } from '../../markup.ts';

const cap = (color: string): Markup =>
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
  at(-28, -62, 1, shape('M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z', '#fff'));

export const capScene =
  fill('lin(60 #ffd84a #ffc51f@55 #f2a90a)') +
  glow(110, 90, 240, '#fff3b0', 0.8) +
  group(
    'transform="translate(250 292) rotate(-14) scale(1.32)" opacity=".5"',
    group('filter="ink(#8a4a00 3)"', cap('#5b2bd9')),
  ) +
  at(184, 226, 1.36, cap('#5b2bd9'), -14) +
  dot(52, 338, 26, '#ff7a59') +
  rect(322, 44, 44, 44, '#f0508a', 'transform="rotate(18 344 66)" rx="4"') +
  stroke('M36 70 l22 -22 l22 22 l22 -22', '#fff', 7);
