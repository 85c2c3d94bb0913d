import { star } from '../../../src/demonstration/products/drawn/emblems.ts';
import { rocket } from '../../../src/demonstration/products/drawn/rocket.ts';
import { cloud } from '../../backdrops.ts';
import { fill, glow, hang } from '../../light.ts';
import { dot, face, group, type Markup } from '../../markup.ts';

const starAt = (x: number, y: number, r: number, c = '#ffe08a'): Markup =>
  hang(x, y, r / 16, star(c), [3, 5, 3], 0.35);

export const rocketScene =
  fill('lin(70 #2a2070 #3d2f98@50 #5a3fb0)') +
  glow(60, 60, 260, '#6f8bff', 0.6) +
  glow(380, 330, 240, '#ff6fa8', 0.6) +
  hang(
    86,
    92,
    1,
    dot(0, 0, 42, face('#fff0b8')) +
      dot(-12, -8, 8, '#f0d990') +
      dot(14, 12, 11, '#f0d990') +
      dot(10, -18, 5, '#f0d990'),
    [5, 8, 6],
    0.4,
  ) +
  starAt(190, 44, 11) +
  starAt(322, 66, 17) +
  starAt(356, 180, 11) +
  starAt(46, 210, 13) +
  starAt(270, 128, 8, '#fff') +
  starAt(120, 168, 8, '#fff') +
  hang(214, 312, 1.06, group('transform="rotate(12)"', rocket), [14, 16, 10], 0.42) +
  [
    [30, 392, 1.5],
    [130, 404, 1.7],
    [236, 396, 1.5],
    [344, 400, 1.8],
  ]
    .map(([x = 0, y = 0, s = 1]) => hang(x, y, 1, cloud(0, 0, s, '#fff', 1), [0, -4, 8], 0.25))
    .join('');
