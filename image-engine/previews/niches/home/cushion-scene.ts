import { studio } from '../../backdrops.ts';
import { hang, windowLight } from '../../light.ts';
import { dark, face, group, lite, type Markup, rect, shape, stroke, times } from '../../markup.ts';
import { cushion } from './parts.ts';

const knitThrow = (c: string): Markup =>
  shape('M-70 -10 Q0 -24 70 -10 L78 190 H-78 Z', face(c)) +
  times(9, (i) =>
    times(12, (k) => stroke(`M${-62 + i * 15} ${4 + k * 15} q5 6 0 13`, dark(c, 0.22), 2.4, 'opacity=".5"')),
  ) +
  times(13, (i) => stroke(`M${-72 + i * 12} 190 v16`, lite(c, 0.2), 3));

export const cushionScene =
  studio('#efe3d3', '#e2cdb4', '#fffaf1') +
  windowLight(180, -10, 1.2, '#fffdf2', 0.6) +
  rect(-20, 92, 440, 190, 'lin(90 #e9dcc8 #d5c2a6)', 'rx="34"') +
  rect(-20, 92, 440, 190, '#000', 'rx="34" filter="noise(.7 .7 2 3 #a08a68 .5)" opacity=".4"') +
  stroke('M200 100 V276', '#b7a283', 2, 'opacity=".5"') +
  rect(-20, 262, 440, 90, 'lin(90 #f1e6d5 #cfbb9d)', 'rx="30"') +
  rect(-20, 262, 440, 90, '#000', 'rx="30" filter="noise(.7 .7 2 5 #a08a68 .5)" opacity=".35"') +
  rect(-20, 344, 440, 90, 'lin(90 #c9b392 #a48d6c)') +
  hang(338, 106, 0.96, knitThrow('#f6efe4'), [-8, 10, 8], 0.25) +
  hang(166, 196, 1.14, group('transform="rotate(-7)"', cushion('#c4623c')), [14, 14, 12], 0.4);
