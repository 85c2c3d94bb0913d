import { room } from '../../backdrops.ts';
import { hang, vignette, windowLight } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  dot,
  face,
  faded,
  inside,
  lite,
  type Markup,
  oval,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const dressShape =
  'M-30 0 Q-22 22 -38 30 L-34 62 Q-30 84 -34 104 Q-62 170 -74 232 Q-40 250 0 250 Q40 250 74 232 Q62 170 34 104 Q30 84 34 62 L38 30 Q22 22 30 0 Q16 22 0 24 Q-16 22 -30 0 Z';

const dress = (color: string): Markup =>
  shape(
    dressShape,
    `lin(0 ${dark(color, 0.25)} ${color}@28 ${lite(color, 0.28)}@46 ${color}@66 ${dark(color, 0.35)})`,
  ) +
  inside(
    shape(dressShape, '#000'),
    times(34, (index) => {
      const [x, y] = [-70 + ((index * 47) % 142), 20 + ((index * 31) % 230)];
      return at(
        x,
        y,
        0.5 + (index % 3) * 0.16,
        times(5, (leaf) =>
          oval(0, -7, 4, 7, index % 2 ? '#fff1e2' : '#ffd0a8', `transform="rotate(${leaf * 72})"`),
        ) + dot(0, 0, 3.4, '#d9892f'),
      );
    }),
    blurred(
      5,
      stroke(
        'M-20 112 Q-36 180 -46 240 M6 112 Q8 180 2 246 M26 112 Q44 180 52 236',
        dark(color, 0.5),
        9,
        'opacity=".32"',
      ),
    ),
    blurred(4, stroke('M-6 112 Q-12 180 -18 246 M18 112 Q26 170 30 240', '#fff', 6, 'opacity=".28"')),
  ) +
  rect(-34, 94, 68, 11, dark(color, 0.28), 'rx="4"');

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
