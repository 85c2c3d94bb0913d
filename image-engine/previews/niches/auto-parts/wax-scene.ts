import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { hills } from '../../../src/demonstration/products/drawn/landscape.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, inside, oval, rect, shape, stroke, tube } from '../../markup.ts';

const waxTin =
  rect(-74, -58, 148, 60, tube('#1d2a6b'), 'rx="9"') +
  rect(-78, -82, 156, 34, tube('#e8eaf2'), 'rx="8"') +
  lettering(0, -16, 24, 'CERA', '#ffd35a') +
  rect(-40, -10, 80, 3, '#ffd35a', 'opacity=".8"') +
  rect(-78, -54, 156, 4, '#0b1030', 'opacity=".4"') +
  oval(0, -82, 78, 9, '#f7f8fc');

const clothFold =
  shape(
    'M-66 0 Q-76 -34 -40 -40 Q-20 -60 10 -44 Q50 -56 64 -26 Q80 4 40 6 H-50 Z',
    'lin(60 #ffe27a #f5b92e@50 #b97a10)',
  ) + blurred(3, stroke('M-50 -12 Q-10 -36 30 -14 M-20 -40 Q10 -20 50 -30', '#8a5a08', 5, 'opacity=".4"'));

export const waxScene =
  sky('#ff9e6a', '#ffe1ae') +
  blurred(8, hills(190, '#b9604a', 4, 50)) +
  shape('M-20 232 Q160 176 420 226 V420 H-20 Z', 'lin(90 #ff6a5a #d4202c@30 #8a0a18)') +
  inside(
    shape('M-20 232 Q160 176 420 226 V420 H-20 Z', '#000'),
    blurred(
      9,
      shape('M-20 262 Q160 206 420 258 L420 286 Q160 232 -20 290 Z', '#ffe1c0', 'opacity=".85"'),
      stroke('M-20 372 Q180 320 420 372', '#ff9a8a', 16, 'opacity=".5"'),
    ),
  ) +
  drops(14, 46, 10, 268, 380, 124, 7) +
  stand(172, 344, 1.24, waxTin, { foot: 74, cast: null, reflection: 0.4 }) +
  stand(322, 360, 0.95, clothFold, { foot: 58, cast: null, reflection: 0.25 }) +
  glow(60, 40, 170, '#fff3c8', 0.8);
