import { ball, dark, dot, lite, rect } from '../../painting/markup.ts';

export const rings =
  ['#e8546f', '#ff9a4a', '#ffd04d', '#6cc48a', '#4fb0e0', '#8d6fe0']
    .map((c, i) =>
      rect(
        -72 + i * 9,
        -34 - i * 30,
        144 - i * 18,
        32,
        `lin(0 ${dark(c, 0.2)} ${lite(c, 0.5)}@28 ${c}@55 ${dark(c, 0.35)})`,
        'rx="16"',
      ),
    )
    .join('') + dot(0, -206, 19, ball('#fff1d8'));
