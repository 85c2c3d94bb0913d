import { car } from '../../../src/demonstration/products/drawn/car.ts';
import { foliage, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { stroke } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

export const carScene =
  sky('#ffe2b0', '#fff3d9') +
  foliage(7, ['#6d9a5a', '#8fb36a', '#4f7d4c', '#c9b65a'], 46, 220, 11) +
  glow(350, 90, 220, '#fff0bd', 0.95) +
  stone(226, '#c7bfb4', '#8f857a', 4, 0.05) +
  stroke('M-20 300 Q120 262 210 276 T420 262', '#fff', 3.6, 'opacity=".85" stroke-dasharray="1 0"') +
  stroke('M-20 398 Q140 356 260 376 T420 352', '#fff', 4.4, 'opacity=".85"') +
  stroke('M-20 346 Q130 306 240 322 T420 302', '#fff', 4, 'opacity=".8" stroke-dasharray="24 20"') +
  stand(196, 352, 1.2, car, { foot: 92, cast: [-0.9, -0.2], castOpacity: 0.4, shade: '#4a3420' });
