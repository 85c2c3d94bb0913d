import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { sky } from '../../backdrops.ts';
import { fill, glow, stand } from '../../light.ts';
import { at, blurred, dot, faded, rect, shape, times, tube } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const sunTube =
  shape('M-46 -46 L-40 -206 H40 L46 -46 Z', tube('#ffb02e')) +
  rect(-42, -212, 84, 14, 'lin(90 #ffd98a #e8962a)', 'rx="2"') +
  rect(-40, -48, 80, 50, tube('#fff'), 'rx="8"') +
  dot(0, -142, 25, '#fff6dc') +
  times(12, (i) =>
    rect(-2.4, -40, 4.8, 10, '#fff6dc', `transform="translate(0 -142) rotate(${i * 30})" rx="2"`),
  ) +
  lettering(0, -136, 17, '50+', '#e0780f') +
  rect(-24, -84, 48, 5, '#fff6dc') +
  rect(-17, -72, 34, 4, '#fff6dc', 'opacity=".8"');

export const poolScene =
  sky('#35c4d9', '#8feaf0') +
  fill('#000', 'filter="noise(.016 .03 2 8 #ffffff 1)" opacity=".55"') +
  fill('#000', 'filter="noise(.02 .05 2 3 #0a8fb0 .9)" opacity=".5"') +
  stone(268, '#efe4d2', '#c9b594', 9, 0.05) +
  stand(204, 356, 1.2, sunTube, { foot: 42, cast: [0.62, -0.24], castOpacity: 0.4, shade: '#3f5a66' }) +
  drops(4, 22, 40, 300, 320, 90, 6) +
  faded(0.34, blurred(3, at(410, 420, 2.3, palm('#1d4a44'), -46))) +
  glow(60, 30, 190, '#fffbe0', 0.85);
