import { blurred, dark, dot, inside, lite, type Markup, oval, shape, times } from '../../markup.ts';

export const cushion = (c: string): Markup =>
  shape(
    'M-112 -104 Q-60 -92 0 -94 Q60 -92 112 -104 Q100 -50 102 0 Q100 50 112 104 Q60 92 0 94 Q-60 92 -112 104 Q-100 50 -102 0 Q-100 -50 -112 -104 Z',
    `lin(50 ${lite(c, 0.3)} ${c}@45 ${dark(c, 0.35)})`,
  ) +
  inside(
    shape(
      'M-112 -104 Q-60 -92 0 -94 Q60 -92 112 -104 Q100 -50 102 0 Q100 50 112 104 Q60 92 0 94 Q-60 92 -112 104 Q-100 50 -102 0 Q-100 -50 -112 -104 Z',
      '#000',
    ),
    times(5, (r) =>
      times(
        5,
        (k) =>
          shape(
            `M${-88 + k * 44} ${-72 + r * 38} l22 -19 l22 19 l-22 19 Z`,
            'none',
            `stroke="#f7e4cd" stroke-width="3" opacity=".8"`,
          ) + dot(-66 + k * 44, -72 + r * 38, 3.4, '#f7e4cd'),
      ),
    ),
    blurred(14, oval(-40, -50, 60, 40, '#fff', 'opacity=".3"')),
  );
