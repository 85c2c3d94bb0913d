import { lavender } from '../../../src/demonstration/painting/props/small-things.ts';
import { bubble } from '../../../src/demonstration/painting/props/water.ts';
import { soapBar } from '../../../src/demonstration/products/drawn/soap-bar.ts';
import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { at, blurred, rect, stroke } from '../../markup.ts';
import { foam } from '../../props/water.ts';

export const soapScene =
  studio('#eadff3', '#cdb9e0', '#ffffff') +
  blurred(7, at(70, 330, 1.7, lavender, -8), at(344, 330, 1.8, lavender, 10)) +
  rect(-20, 312, 440, 110, 'lin(90 #d8c6e6 #efe6f6)') +
  stand(
    200,
    362,
    1,
    rect(-150, -22, 300, 24, 'lin(90 #f0cf9c #c99960)', 'rx="6"') +
      rect(-150, -22, 300, 24, '#000', 'rx="6" filter="noise(.01 .3 2 5 #7a4c20 .5)" opacity=".5"'),
    { foot: 148, cast: [0.2, -0.8] },
  ) +
  stand(
    196,
    340,
    1.06,
    soapBar('#e6d3f5', 0) +
      soapBar('#f7ead2', -44, -3) +
      stroke('M-14 -86 V0 M-72 -62 H72', '#b58a52', 3.4) +
      stroke('M-14 -86 q-26 -22 -30 -4 q4 12 30 4 q26 -22 30 -4 q-4 12 -30 4', '#b58a52', 3.2),
    { foot: 70, cast: [0.5, -0.1] },
  ) +
  at(300, 346, 0.9, lavender, 74) +
  at(318, 352, 0.8, lavender, 62) +
  at(84, 352, 1, foam(5, 30, 110, 26)) +
  bubble(112, 250, 15) +
  bubble(78, 286, 9) +
  bubble(300, 220, 12);
