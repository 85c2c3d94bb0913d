import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { at, blurred, dark, lite, type Markup, oval, rect, shape, stroke, times } from '../../markup.ts';
import { tableLamp } from '../../props/household.ts';

const tabby = (c: string): Markup =>
  shape(
    'M-74 -10 Q-84 -62 -20 -68 Q60 -72 76 -26 Q80 8 20 10 H-40 Q-70 10 -74 -10 Z',
    `lin(80 ${lite(c, 0.25)} ${c}@50 ${dark(c, 0.3)})`,
  ) +
  times(6, (i) => stroke(`M${-10 + i * 15} -66 q8 16 3 32`, dark(c, 0.5), 5, 'opacity=".55"')) +
  shape(
    'M-78 -52 L-84 -86 L-60 -72 Q-44 -78 -32 -72 L-12 -86 L-16 -50 Q-20 -22 -48 -22 Q-74 -24 -78 -52 Z',
    `lin(80 ${lite(c, 0.3)} ${c}@60 ${dark(c, 0.15)})`,
  ) +
  stroke('M-66 -48 q7 6 14 0 M-42 -48 q7 6 14 0', '#3a2214', 2.6) +
  shape('M-50 -38 h7 l-3.5 4 Z', '#d9707a') +
  stroke('M-47 -34 v4 M-56 -66 v9 M-47 -68 v10 M-38 -66 v9', dark(c, 0.5), 2.6) +
  stroke('M60 2 Q96 -6 70 -30 Q56 -38 44 -22', dark(c, 0.12), 13);

export const bedScene =
  studio('#c99a63', '#8a6038', '#f3cf96', 320, 120) +
  blurred(6, rect(-10, 60, 130, 170, '#a8794a'), rect(4, 74, 102, 142, '#c9a578')) +
  at(336, 292, 1.2, blurred(2, tableLamp('#ffdf9f', '#7a5a30'))) +
  blurred(2, rect(290, 292, 110, 12, '#5c3a20')) +
  rect(-20, 316, 440, 110, 'lin(90 #7a5132 #a8764a)') +
  oval(196, 372, 224, 38, '#f3e6cf') +
  oval(196, 372, 224, 38, '#000', 'filter="noise(.5 .6 2 4 #a98a5a .6)" opacity=".5"') +
  stand(
    192,
    378,
    1.12,
    oval(0, -52, 136, 40, 'lin(90 #6d5a8e #4a3b69)') +
      at(6, -44, 1.12, tabby('#c98d4e')) +
      shape(
        'M-146 -52 Q-150 4 -100 4 H100 Q150 4 146 -52 Q120 -22 0 -22 Q-120 -22 -146 -52 Z',
        'lin(90 #a48fd0 #7c66ae@55 #4f3f7c)',
      ) +
      shape(
        'M-146 -52 Q-150 4 -100 4 H100 Q150 4 146 -52 Q120 -22 0 -22 Q-120 -22 -146 -52 Z',
        '#000',
        'filter="noise(.4 .4 2 3 #2e2352 .5)" opacity=".4"',
      ) +
      stroke(
        'M-140 -44 Q-118 -16 0 -16 Q118 -16 140 -44',
        '#c9b8ec',
        3,
        'stroke-dasharray="7 5" opacity=".8"',
      ),
    { foot: 128, cast: null },
  ) +
  vignette(0.35, '#2a1408');
