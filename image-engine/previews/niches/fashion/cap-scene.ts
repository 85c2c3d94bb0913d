import { cap } from '../../../src/demonstration/products/drawn/cap.ts';
import { fill, glow } from '../../light.ts';
import { at, dot, group, rect, stroke } from '../../markup.ts';

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
