import {
  at,
  blurred,
  dark,
  dot,
  inside,
  lite,
  type Markup,
  oval,
  rect,
  shape,
  stroke,
  times,
} from '../../painting/markup.ts';

const dressShape =
  'M-30 0 Q-22 22 -38 30 L-34 62 Q-30 84 -34 104 Q-62 170 -74 232 Q-40 250 0 250 Q40 250 74 232 Q62 170 34 104 Q30 84 34 62 L38 30 Q22 22 30 0 Q16 22 0 24 Q-16 22 -30 0 Z';

export const dress = (color: string): Markup =>
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
