import { dark, dot, group, lite, type Markup, rect, times } from '../../painting/markup.ts';

export const soapBar = (color: string, y: number, turn = 0): Markup =>
  group(
    `transform="rotate(${turn} 0 ${y})"`,
    rect(-72, y - 42, 144, 44, `lin(90 ${lite(color, 0.5)} ${color}@60 ${dark(color, 0.28)})`, 'rx="13"') +
      times(12, (i) => dot(-58 + ((i * 37) % 118), y - 34 + ((i * 13) % 28), 2, '#7b5ea8', 'opacity=".65"')),
  );
