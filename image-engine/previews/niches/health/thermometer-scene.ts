import { cup, slice } from '../../../src/demonstration/painting/props/household.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { studio } from '../../backdrops.ts';
import { stand, windowLight } from '../../light.ts';
import { at, ball, blurred, dot, group, metal, rect, stroke } from '../../markup.ts';
import { steam } from '../../props/water.ts';

const thermometer =
  rect(-128, -30, 96, 12, 'lin(90 #ffffff #d4dae4)', 'rx="6"') +
  rect(-146, -28, 30, 8, metal(), 'rx="4"') +
  rect(-44, -48, 176, 48, 'lin(90 #ffffff #eef3f8@50 #bccadb)', 'rx="20"') +
  rect(-14, -39, 84, 30, '#c9e0c8', 'rx="5" stroke="#8fa6b8" stroke-width="2"') +
  lettering(28, -16, 22, '36,5', '#25402f') +
  dot(104, -24, 12, ball('#3fa7e0')) +
  stroke('M-30 -42 H110', '#fff', 3, 'opacity=".9"');

export const thermometerScene =
  studio('#dcecf9', '#bcd9ee', '#ffffff') +
  windowLight(-6, 20, 1.25, '#ffffff', 0.85) +
  rect(-20, 272, 440, 150, 'lin(90 #dfe6ee #ffffff)') +
  blurred(
    6,
    stroke(
      'M-20 320 Q90 290 200 330 T420 300 M-20 390 Q120 360 240 396 T420 370',
      '#a9bacb',
      16,
      'opacity=".4"',
    ),
  ) +
  stand(302, 316, 1.16, cup('#ffffff', '#d99a3a') + at(2, -58, 0.48, slice('#f2c83a', '#f7dd5a')), {
    foot: 34,
    cast: [0.6, -0.1],
    castOpacity: 0.2,
  }) +
  at(300, 240, 0.8, steam(90, 0.7)) +
  stand(186, 366, 1.18, group('transform="rotate(-8)"', thermometer), {
    foot: 124,
    cast: null,
    contact: 0.4,
  });
