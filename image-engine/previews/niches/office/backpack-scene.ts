import { backpack } from '../../../src/demonstration/products/drawn/backpack.ts';
import { foliage, sky } from '../../backdrops.ts';
import { glow, rays, stand } from '../../light.ts';
import { at, blurred, face, rect, shape, times } from '../../markup.ts';

export const backpackScene =
  sky('#a9d8ee', '#fbeecb') +
  blurred(
    5,
    rect(210, 60, 220, 210, '#e0b58f'),
    times(9, (i) => rect(228 + (i % 3) * 56, 80 + Math.floor(i / 3) * 58, 34, 38, '#8fb0c4')),
    rect(210, 48, 220, 16, '#b8743f'),
  ) +
  foliage(14, ['#7fae57', '#a3c76a', '#e0b04f', '#5f9446'], 26, 170, 11) +
  rect(-20, 262, 440, 160, 'lin(90 #c9a887 #e0c6a4)') +
  glow(70, 40, 240, '#fff6d0', 0.95) +
  rays(60, -40, '#fff6d0', 0.35, -30) +
  rect(20, 318, 360, 17, 'lin(90 #d99a5c #9a6332)', 'rx="4"') +
  rect(20, 342, 360, 15, 'lin(90 #c98a4c #86562a)', 'rx="4"') +
  rect(54, 356, 15, 60, '#3a3d46') +
  rect(330, 356, 15, 60, '#3a3d46') +
  stand(190, 322, 1.06, backpack('#2f7fc4'), { foot: 84, cast: [0.6, 0.02], castOpacity: 0.25 }) +
  [
    [310, 314, 20],
    [346, 392, -30],
    [40, 400, 60],
    [126, 404, 10],
  ]
    .map(([x = 0, y = 0, t = 0]) =>
      at(x, y, 0.7, shape('M0 0 Q-16 -14 0 -36 Q16 -14 0 0 Z', face('#d98a2f')), t),
    )
    .join('');
