import { dark, lite, type Markup, metal, rect, shape, stroke, times } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const drill = (c: string): Markup =>
  rect(-112, -174, 62, 10, metal(), 'rx="3" transform="translate(-24 18)"') +
  shape('M-86 -172 L-60 -182 V-134 L-86 -144 Z', metal('#8a909d')) +
  shape(
    'M-62 -188 H54 Q86 -184 86 -156 Q86 -132 58 -128 H-62 Z',
    `lin(90 ${lite(c, 0.35)} ${c}@45 ${dark(c, 0.4)})`,
  ) +
  shape('M6 -130 H58 L74 -34 H22 Z', 'lin(0 #16181e #3d414c@40 #16181e)') +
  shape('M6 -124 q-16 8 -10 30 l14 0 Z', '#e8342a') +
  rect(8, -38, 84, 40, 'lin(90 #2b2e37 #101218)', 'rx="9"') +
  rect(14, -30, 72, 9, c, 'rx="3"') +
  times(4, (i) => rect(58 + i * 6, -172, 3, 28, dark(c, 0.6), 'rx="1.5"')) +
  lettering(0, -150, 17, '20V', '#1b1a20') +
  stroke('M-54 -182 H50', '#fff', 3, 'opacity=".5"');
