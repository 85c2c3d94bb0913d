import { pad } from '../../../src/demonstration/products/drawn/pad.ts';
import { fill, glow, hang, vignette } from '../../light.ts';
import { blurred, group, oval, stroke } from '../../markup.ts';

export const padScene =
  fill('lin(90 #1b0f38 #0d0720)') +
  glow(40, 190, 260, '#ff3fa0', 0.75) +
  glow(370, 190, 260, '#20c8ff', 0.7) +
  blurred(
    16,
    stroke('M-20 330 Q90 260 180 320 T420 300', '#c9a8ff', 34, 'opacity=".3"'),
    stroke('M-20 110 Q120 60 220 110 T420 80', '#8fa8ff', 26, 'opacity=".2"'),
  ) +
  blurred(3, stroke('M30 60 V320', '#ff4fa8', 5), stroke('M372 60 V320', '#3fe0ff', 5)) +
  stroke('M30 60 V320', '#ffd6ec', 2) +
  stroke('M372 60 V320', '#d6f7ff', 2) +
  hang(204, 196, 1.14, group('transform="rotate(-9)"', pad), [0, 34, 18], 0.65) +
  blurred(12, oval(204, 358, 110, 12, '#000', 'opacity=".6"')) +
  vignette(0.35);
