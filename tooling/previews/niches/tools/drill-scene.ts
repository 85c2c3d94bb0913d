import { fill, glow, stand, vignette } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  stroke,
  times,
  words,
} from '../../markup.ts';
import { pegTools } from '../../props/household.ts';
import { boards } from '../../surfaces.ts';
import { dust } from './parts.ts';

const drill = (c: string): Markup =>
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
  words(0, -150, 17, '20V', '#1b1a20') +
  stroke('M-54 -182 H50', '#fff', 3, 'opacity=".5"');

const bit =
  rect(-2.4, -52, 4.8, 54, metal('#c9a24e')) +
  times(5, (i) => stroke(`M-3 ${-10 - i * 9} L3 ${-15 - i * 9}`, '#6a5010', 1.6));

export const drillScene =
  fill('lin(90 #8d7a66 #5d4c3f)') +
  pegTools('#8a6a4a', 4) +
  boards(284, '#b8834f', 5, 2) +
  glow(60, 60, 260, '#fff1d4', 0.55) +
  blurred(1.5, oval(118, 366, 90, 12, '#f1d3a0'), oval(300, 384, 60, 9, '#e9c68c')) +
  dust(4, 60, '#ffe9c4', 340, 50) +
  stand(196, 358, 1.24, drill('#ffc21f'), { foot: 52, cast: [0.7, -0.14] }) +
  at(80, 372, 0.9, bit, 80) +
  at(110, 384, 0.9, bit, 96) +
  at(336, 366, 0.8, bit, 66) +
  vignette(0.35);
