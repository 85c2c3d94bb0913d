import { rings } from '../../../src/demonstration/products/drawn/rings.ts';
import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import {
  ball,
  blurred,
  dark,
  inside,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const balloon = (x: number, y: number, c: string): Markup =>
  stroke(`M${x} ${y + 44} q-8 60 6 140`, '#fff', 1.4, 'opacity=".8"') +
  oval(x, y, 36, 44, ball(c)) +
  shape(`M${x - 6} ${y + 50} L${x} ${y + 42} L${x + 6} ${y + 50} Z`, dark(c, 0.1)) +
  oval(x - 12, y - 16, 7, 12, '#fff', 'opacity=".6"');

export const partyScene =
  studio('#ffd9bd', '#ffbfa0', '#fff1e4') +
  blurred(
    1.6,
    balloon(66, 120, '#ff7a66'),
    balloon(120, 76, '#ffb0a0'),
    balloon(338, 110, '#ff8f75'),
    balloon(376, 176, '#ffd08a'),
  ) +
  times(34, (i) =>
    rect(
      (i * 73) % 400,
      (i * 47) % 300,
      6,
      9,
      pick(['#ff6f8f', '#ffc94d', '#59c9b4', '#8d6fe0'], i % 4),
      `transform="rotate(${i * 37} ${(i * 73) % 400} ${(i * 47) % 300})" rx="1.5" opacity=".85"`,
    ),
  ) +
  inside(
    rect(-20, 312, 440, 120, '#000'),
    rect(-20, 312, 440, 120, '#fff8f0'),
    times(14, (i) => rect(-20 + i * 34, 312, 17, 120, '#ff9d8a')),
    rect(-20, 312, 440, 120, 'lin(90 #5a1a1033 #00000000@30 #00000022)'),
  ) +
  stand(200, 366, 1.16, rings, { foot: 74, cast: [0.5, -0.2], shade: '#7a2a1a' });
