import { dot, type Markup, stroke, times } from '../../painting/markup.ts';

const bikeWheel = (x: number): Markup =>
  dot(x, -62, 62, 'none', 'stroke="#1b1420" stroke-width="8"') +
  dot(x, -62, 55, 'none', 'stroke="#5a4a55" stroke-width="2"') +
  times(14, (i) =>
    stroke(
      `M${x} -62 l${(Math.cos((i / 14) * 6.283) * 54).toFixed(1)} ${(Math.sin((i / 14) * 6.283) * 54).toFixed(1)}`,
      '#2b2230',
      1,
      'opacity=".8"',
    ),
  ) +
  dot(x, -62, 6, '#2b2230');

export const bike =
  bikeWheel(-98) +
  bikeWheel(98) +
  stroke('M-98 -62 L-44 -150 L58 -150 L0 -62 Z M-44 -150 L0 -62 M98 -62 L58 -150 L50 -176', '#e8402f', 8) +
  stroke('M-98 -62 L-44 -150 L58 -150', '#ff8a6a', 2) +
  stroke('M-44 -150 L-50 -170', '#2b2230', 6) +
  stroke('M-74 -174 Q-48 -182 -26 -172', '#1b1420', 11) +
  stroke('M50 -176 Q46 -192 66 -190 Q88 -186 82 -168', '#1b1420', 7) +
  dot(0, -62, 17, 'none', 'stroke="#2b2230" stroke-width="5"') +
  stroke('M0 -62 L16 -34 M8 -32 H28', '#2b2230', 5);
