import { ball, dot, rect, shape } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const pressure =
  rect(-92, -132, 184, 134, 'lin(60 #ffffff #f1f4f8@50 #cbd4e0)', 'rx="22"') +
  rect(-74, -114, 106, 92, '#d4e2d6', 'rx="9" stroke="#9fb0bd" stroke-width="2"') +
  lettering(-20, -76, 34, '120', '#1d3328') +
  lettering(-20, -40, 30, '80', '#1d3328') +
  shape(
    'M20 -40 q-8 -9 -13 -1 q-1 7 13 15 q14 -8 13 -15 q-5 -8 -13 1 Z',
    '#e0455e',
    'transform="translate(0 -2) scale(.8)"',
  ) +
  dot(62, -84, 20, ball('#2f7fe0')) +
  dot(62, -84, 4, '#fff') +
  rect(46, -46, 32, 18, ball('#b8c3d0'), 'rx="9"');
