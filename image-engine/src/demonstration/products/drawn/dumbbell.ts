import { dark, lite, type Markup, metal, rect, stroke, times, tube } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const dumbbell = (c: string): Markup =>
  rect(-60, -50, 120, 15, metal('#c9ccd6'), 'rx="5"') +
  times(10, (i) => stroke(`M${-40 + i * 8} -49 l6 13`, '#6d727d', 1.2)) +
  [-1, 1]
    .map(
      (w) =>
        rect(
          w > 0 ? 56 : -94,
          -86,
          38,
          88,
          `lin(0 ${dark(c, 0.4)} ${lite(c, 0.35)}@35 ${c}@60 ${dark(c, 0.5)})`,
          'rx="10"',
        ) + rect(w > 0 ? 92 : -112, -76, 20, 68, tube(dark(c, 0.2)), 'rx="7"'),
    )
    .join('') +
  lettering(75, -36, 20, '12', '#ffffff') +
  lettering(-75, -36, 20, '12', '#ffffff');
