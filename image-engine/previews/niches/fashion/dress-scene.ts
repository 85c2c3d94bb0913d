import { dress } from '../../../src/demonstration/products/drawn/dress.ts';
import { room } from '../../backdrops.ts';
import { hang, vignette, windowLight } from '../../light.ts';
import { at, face, faded, shape, stroke, times, tube } from '../../markup.ts';

const hanger =
  stroke('M0 -26 q-9 -4 -6 -13 q5 -9 13 -3 M0 -26 V-14', '#b9902f', 3.4) +
  stroke('M-46 8 Q-10 -14 0 -14 Q10 -14 46 8', '#b07d4a', 8);

export const dressScene =
  room('#e8dccb', '#c9a982', 330) +
  windowLight(40, 30, 1.25, '#fff4d8', 0.75) +
  stroke('M-10 58 H410', '#c79a3a', 7) +
  stroke('M-10 56 H410', '#f6dd98', 2) +
  faded(
    0.95,
    hang(
      322,
      100,
      0.86,
      hanger + shape('M-34 0 L-44 200 Q0 214 44 200 L34 0 Q0 16 -34 0 Z', face('#cfc3ad')),
      [-16, 12, 9],
      0.28,
    ),
  ) +
  hang(190, 92, 1.12, hanger + dress('#c4512d'), [26, 12, 9], 0.36) +
  at(
    70,
    372,
    1,
    shape('M-40 -44 H40 L34 4 H-34 Z', tube('#b98a5a')) +
      times(6, (i) => stroke(`M${-36 + i * 14} -42 L${-32 + i * 12.6} 2`, '#8a6238', 2, 'opacity=".5"')),
  ) +
  vignette(0.25, '#5a3a22');
