import { hills } from '../../../src/demonstration/products/drawn/landscape.ts';
import { sky } from '../../backdrops.ts';
import { glow, vignette } from '../../light.ts';
import {
  at,
  ball,
  blurred,
  dot,
  group,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const cockpit = (day: Markup): Markup => day;

const steering =
  dot(0, 0, 128, 'none', 'stroke="#16181e" stroke-width="36"') +
  dot(0, 0, 128, 'none', 'stroke="#4a3328" stroke-width="30"') +
  group('', dot(0, 0, 136, 'none', 'stroke="#8a6046" stroke-width="5" opacity=".8"')) +
  times(36, (i) => stroke('M0 -115 V-111 M0 -145 V-141', '#f0b87a', 2, `transform="rotate(${i * 10})"`)) +
  shape(
    'M-114 -16 Q-60 -30 -44 -44 Q0 -60 44 -44 Q60 -30 114 -16 L112 22 Q60 22 44 40 L26 118 H-26 L-44 40 Q-60 22 -112 22 Z',
    'lin(90 #3a3d46 #1c1e25)',
  ) +
  dot(0, -2, 42, ball('#2b2e37')) +
  dot(0, -2, 17, metal('#b9bdc8')) +
  blurred(2, stroke('M-96 -84 A128 128 0 0 1 20 -126', '#ffcf9a', 8, 'opacity=".7"'));

function hangWheel(): Markup {
  return group('filter="drop(0 10 10 #000000 .5)"', at(200, 322, 1.12, steering));
}

export const steeringScene =
  cockpit(sky('#5a3f7a', '#ffb06a')) +
  glow(220, 120, 200, '#ffe3a0', 0.95) +
  blurred(
    3,
    hills(160, '#6d4a6a', 6, 50),
    shape('M190 150 L206 150 L330 270 H60 Z', '#4a3f4e'),
    shape('M197 150 L199 150 L206 270 H192 Z', '#f7e2b0'),
  ) +
  shape('M-20 -20 H40 L-20 200 Z M420 -20 H360 L420 200 Z', '#121318') +
  shape('M-20 214 Q200 150 420 214 V420 H-20 Z', 'lin(90 #33343d #191a20@50 #0d0e12)') +
  blurred(
    0.6,
    rect(110, 206, 180, 64, '#0a0b10', 'rx="30"'),
    dot(156, 238, 25, 'none', 'stroke="#ff8a4a" stroke-width="4"'),
    dot(244, 238, 25, 'none', 'stroke="#ff8a4a" stroke-width="4"'),
    stroke('M156 238 L142 222 M244 238 L260 228', '#fff1d8', 3),
  ) +
  glow(200, 236, 110, '#ff9a5a', 0.35) +
  hangWheel() +
  vignette(0.35);
