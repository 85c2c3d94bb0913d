import { bubble, drops } from '../../../src/demonstration/painting/props/water.ts';
import { duck } from '../../../src/demonstration/products/drawn/duck.ts';
import { tiles } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, rect, shape } from '../../markup.ts';
import { foam } from '../../props/water.ts';

export const bathScene =
  tiles('#bfe4f4', '#eef9fd', 48, 330, 7) +
  glow(90, 40, 250, '#ffffff', 0.7) +
  shape('M-20 306 H420 V420 H-20 Z', 'lin(90 #ffffff #f3f6fa@35 #cfd9e4)') +
  rect(-20, 296, 440, 26, 'lin(90 #ffffff #e6edf3)', 'rx="13"') +
  at(80, 306, 1.2, foam(3, 34, 150, 34)) +
  at(330, 306, 1.1, foam(8, 30, 140, 30)) +
  stand(196, 306, 1.26, duck, { foot: 76, cast: [0.2, -0.3], castOpacity: 0.2 }) +
  at(200, 312, 1, foam(12, 22, 190, 10)) +
  bubble(70, 150, 22) +
  bubble(336, 110, 30) +
  bubble(310, 200, 12) +
  bubble(112, 84, 13) +
  bubble(50, 236, 11) +
  drops(5, 14, 30, 330, 340, 50, 5);
