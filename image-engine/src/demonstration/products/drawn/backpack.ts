import {
  at,
  blurred,
  dark,
  face,
  lite,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
} from '../../painting/markup.ts';
import { star } from './emblems.ts';

export const backpack = (c: string): Markup =>
  stroke('M-28 -212 Q-30 -244 0 -244 Q30 -244 28 -212', dark(c, 0.4), 10) +
  stroke('M-88 -30 Q-122 -60 -104 -140', dark(c, 0.45), 15) +
  stroke('M88 -30 Q122 -60 104 -140', dark(c, 0.45), 15) +
  shape(
    'M-92 -20 Q-102 -140 -84 -184 Q-66 -222 0 -222 Q66 -222 84 -184 Q102 -140 92 -20 Q90 2 66 2 H-66 Q-90 2 -92 -20 Z',
    face(c),
  ) +
  stroke('M-80 -170 Q-50 -206 0 -206 Q50 -206 80 -170', '#ffd04d', 3.4) +
  shape(
    'M-66 -104 H66 Q74 -60 68 -20 Q66 -8 52 -8 H-52 Q-66 -8 -68 -20 Q-74 -60 -66 -104 Z',
    face(lite(c, 0.12)),
  ) +
  stroke('M-64 -92 H64', '#ffd04d', 3.4) +
  rect(40, -94, 8, 22, metal('#d9c9a0'), 'rx="3"') +
  rect(-24, -160, 48, 30, '#fff6e0', 'rx="6"') +
  at(0, -145, 0.6, star('#ff7a4f')) +
  blurred(5, stroke('M-72 -150 Q-82 -90 -74 -20', '#fff', 8, 'opacity=".35"'));
