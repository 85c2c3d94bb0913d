import { ball, blurred, dot, inside, rect, shape, stroke } from '../../painting/markup.ts';

const padBody =
  'M-92 -50 Q-60 -74 -30 -62 H30 Q60 -74 92 -50 Q128 -8 134 52 Q136 88 108 88 Q88 86 62 44 Q50 28 34 28 H-34 Q-50 28 -62 44 Q-88 86 -108 88 Q-136 88 -134 52 Q-128 -8 -92 -50 Z';

export const pad =
  shape(padBody, 'lin(80 #4a4566 #2a2640@50 #14111f)') +
  inside(
    shape(padBody, '#000'),
    blurred(
      7,
      stroke('M-120 20 Q-110 -40 -70 -58', '#ff4fa8', 12, 'opacity=".95"'),
      stroke('M120 20 Q110 -40 70 -58', '#3fe0ff', 12, 'opacity=".95"'),
    ),
  ) +
  rect(-26, -46, 52, 30, '#0d0b16', 'rx="7"') +
  rect(-20, -40, 40, 18, 'lin(20 #7b3ff2 #ff4fa8)', 'rx="4"') +
  rect(-80, -34, 14, 42, '#0f0d18', 'rx="4"') +
  rect(-94, -20, 42, 14, '#0f0d18', 'rx="4"') +
  [
    [72, -34, '#ffd34a'],
    [90, -14, '#ff5f7e'],
    [54, -14, '#4fc8ff'],
    [72, 6, '#62e09a'],
  ]
    .map(([x, y, c]) => dot(Number(x), Number(y), 9.5, ball(String(c))))
    .join('') +
  [-38, 38]
    .map((x) => dot(x, 14, 23, '#0d0b16') + dot(x, 10, 18, 'rad(.4 .3 .8 #5a5478 #221e34@60 #0d0b16)'))
    .join('');
