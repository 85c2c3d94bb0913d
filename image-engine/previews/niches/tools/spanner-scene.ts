import { fill, lay } from '../../light.ts';
import { dark, dot, group, type Markup, metal, rect, shape, times } from '../../markup.ts';

const spanner = (c: string, s: number): Markup =>
  group(
    `transform="scale(${s})"`,
    shape(
      'M-9 -100 L-9 64 Q-26 76 -22 98 Q-18 112 -6 116 V92 L8 92 V116 Q22 110 24 96 Q26 76 11 64 L11 -100 Z',
      metal(c),
    ) +
      dot(1, -116, 23, metal(c)) +
      dot(1, -116, 11, '#ffffff') +
      rect(-4, -80, 9, 120, dark(c, 0.25), 'rx="4" opacity=".45"'),
  );

export const spannerScene =
  fill('lin(90 #ffffff #fbfbfd@60 #eeeef3)') +
  times(6, (i) =>
    lay(
      70 + i * 52,
      212 + Math.abs(i - 2.5) * 12,
      0.76 + i * 0.045,
      spanner('#c3c9d3', 1.14),
      -22 + i * 8.8,
      4,
    ),
  );
