import { foliage, sky } from '../../backdrops.ts';
import { glow, rays, stand } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  face,
  lite,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const backpack = (c: string): Markup =>
  stroke('M-28 -212 Q-30 -244 0 -244 Q30 -244 28 -212', dark(c, 0.4), 10) +
  stroke('M-88 -30 Q-122 -60 -104 -140', dark(c, 0.45), 15) +
  stroke('M88 -30 Q122 -60 104 -140', dark(c, 0.45), 15) +
  shape(
    'M-92 -20 Q-102 -140 -84 -184 Q-66 -222 0 -222 Q66 -222 84 -184 Q102 -140 92 -20 Q90 2 66 2 H-66 Q-90 2 -92 -20 Z',
    face(c),
  ) +
  stroke('M-80 -170 Q-50 -206 0 -206 Q50 -206 80 -170', '#ffd04d', 3.4) +
  shape(
    'M-66 -104 H66 Q74 -60 68 -20 Q66 -8 52 -8 H-52 Q-66 -8 -68 -20 Q-74 -60 -66 -104 Z',
    face(lite(c, 0.12)),
  ) +
  stroke('M-64 -92 H64', '#ffd04d', 3.4) +
  rect(40, -94, 8, 22, metal('#d9c9a0'), 'rx="3"') +
  rect(-24, -160, 48, 30, '#fff6e0', 'rx="6"') +
  at(0, -145, 0.6, shape('M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z', '#ff7a4f')) +
  blurred(5, stroke('M-72 -150 Q-82 -90 -74 -20', '#fff', 8, 'opacity=".35"'));

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
