import { blurred, dot, metal, rect, shape, stroke, times } from '../../painting/markup.ts';

export const jeans =
  rect(-84, -100, 168, 200, 'lin(60 #6f95c8 #3f68a5@45 #274878)', 'rx="6"') +
  rect(-84, -100, 168, 200, '#000', 'rx="6" filter="noise(.6 .1 1 5 #dbe8ff .5)" opacity=".25"') +
  rect(-84, -100, 168, 26, 'lin(90 #5b82b8 #39609a)', 'rx="4"') +
  times(5, (i) => rect(-72 + i * 34, -104, 8, 34, '#345a93', 'rx="2"')) +
  dot(0, -87, 7, metal('#c99a4e')) +
  shape(
    'M-64 -60 H-8 L-10 14 Q-36 34 -60 14 Z M64 -60 H8 L10 14 Q36 34 60 14 Z',
    '#ffffff',
    'opacity=".08"',
  ) +
  stroke(
    'M-64 -60 H-8 L-10 14 Q-36 34 -60 14 Z M64 -60 H8 L10 14 Q36 34 60 14 Z M-60 -30 Q-36 -6 -12 -30 M60 -30 Q36 -6 12 -30',
    '#e2a24c',
    1.9,
    'stroke-dasharray="5 3"',
  ) +
  rect(-84, 74, 168, 26, 'lin(90 #33568c #4d76b0)', 'rx="4"') +
  blurred(6, stroke('M-50 44 Q0 58 60 40', '#dbe8ff', 12, 'opacity=".3"'));
