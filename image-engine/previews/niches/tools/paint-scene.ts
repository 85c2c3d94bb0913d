import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, stand, windowLight } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  group,
  inside,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  stroke,
  tube,
} from '../../markup.ts';

const paintCan = (c: string): Markup =>
  stroke('M-70 -122 Q-66 -190 0 -192 Q66 -190 70 -122', '#9aa0ad', 4) +
  rect(-72, -128, 144, 130, metal('#cfd4dc'), 'rx="5"') +
  rect(-72, -106, 144, 86, `lin(0 ${dark(c, 0.25)} ${lite(c, 0.4)}@28 ${c}@55 ${dark(c, 0.35)})`) +
  rect(-46, -92, 92, 58, '#fffdf8', 'rx="5"') +
  lettering(0, -62, 20, 'TINTA', '#2b2838') +
  lettering(0, -46, 10, 'FOSCA · 3,6 L', dark(c, 0.2)) +
  oval(0, -128, 74, 14, metal('#dfe3ea')) +
  oval(0, -128, 64, 10.5, `lin(30 ${lite(c, 0.35)} ${c}@50 ${dark(c, 0.15)})`) +
  shape('M30 -122 Q34 -108 32 -84 Q40 -74 42 -96 Q44 -112 48 -124 Z', c);

const roller =
  rect(-70, -20, 130, 36, `lin(90 #8fe0cf #3fb89f@45 #1f7f6c)`, 'rx="14"') +
  rect(-70, -20, 130, 36, '#000', 'rx="14" filter="noise(.5 .5 2 3 #0f5a4a .6)" opacity=".4"') +
  stroke('M60 -2 h22 v40 h-70 v26', '#8f95a3', 6) +
  rect(2, 62, 20, 76, tube('#f0a52e'), 'rx="9"');

export const paintScene =
  fill('lin(90 #f6f1e8 #e9e1d4)') +
  inside(
    rect(-20, -20, 440, 330, '#000'),
    shape(
      'M20 -20 H236 V292 Q220 280 204 296 Q180 284 160 298 Q130 282 104 300 Q80 286 60 296 Q40 286 20 292 Z',
      'lin(60 #59cdb6 #3fb89f@50 #33a18b)',
    ),
    fill('#000', 'filter="noise(.01 .4 2 3 #ffffff .5)" opacity=".15"'),
  ) +
  windowLight(200, 20, 1.2, '#fffdf0', 0.7) +
  rect(-20, 306, 440, 8, '#ffffff') +
  rect(-20, 314, 440, 110, 'lin(90 #d3cabb #efe9de)') +
  blurred(
    4,
    stroke('M-20 356 Q90 336 190 362 T420 346 M60 420 Q160 380 280 404', '#9a907f', 9, 'opacity=".4"'),
  ) +
  stand(142, 372, 1.16, paintCan('#3fb89f'), { foot: 70, cast: [-0.5, -0.16] }) +
  group('filter="drop(-8 12 7 #120b26 .35)"', at(300, 240, 1.06, roller, -16));
