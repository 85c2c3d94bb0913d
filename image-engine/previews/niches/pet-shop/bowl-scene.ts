import { paw } from '../../../src/demonstration/products/drawn/emblems.ts';
import { room } from '../../backdrops.ts';
import { stand, windowLight } from '../../light.ts';
import { at, blurred, lite, type Markup, rect, shape, stroke, times, tube } from '../../markup.ts';
import { caramelDog } from '../../props/household.ts';
import { kibble } from './parts.ts';

const bowl = (c: string): Markup =>
  kibble(4, 46, -72, -84, 144, 20) +
  shape('M-84 -70 H84 L104 -4 Q104 2 96 2 H-96 Q-104 2 -104 -4 Z', tube(c)) +
  stroke('M-84 -70 H84', lite(c, 0.5), 6) +
  at(0, -30, 1, paw('#fff'));

export const bowlScene =
  room('#f3ead9', '#d9c3a0', 284, '#ffffff') +
  blurred(
    6,
    rect(250, 40, 170, 244, '#e2d3ba'),
    rect(262, 60, 70, 100, '#f7efe0'),
    rect(344, 60, 70, 100, '#f7efe0'),
  ) +
  windowLight(-20, 10, 1.3, '#fff8dc', 0.65) +
  times(4, (i) => stroke(`M-20 ${300 + i * i * 9 + i * 14} H420`, '#b99f78', 1.4, 'opacity=".5"')) +
  at(232, 318, 1.16, caramelDog(3)) +
  stand(160, 374, 1.08, bowl('#2fa3a0'), { foot: 98, cast: [0.3, -0.1] }) +
  kibble(8, 7, 270, 372, 100, 18);
