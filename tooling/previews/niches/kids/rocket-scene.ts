import { cloud } from '../../backdrops.ts';
import { fill, glow, hang } from '../../light.ts';
import { dot, face, group, type Markup, rect, shape, tube } from '../../markup.ts';

const rocket =
  shape('M-26 -14 Q-16 46 0 66 Q16 46 26 -14 Z', 'lin(90 #fff3b0 #ffb03a@45 #f2553a)') +
  shape('M-42 -60 Q-84 -36 -78 10 L-36 -18 Z M42 -60 Q84 -36 78 10 L36 -18 Z', face('#ff5c6e')) +
  shape('M0 -228 Q58 -170 46 -70 Q42 -30 30 -10 H-30 Q-42 -30 -46 -70 Q-58 -170 0 -228 Z', tube('#f6f2ff')) +
  shape('M0 -228 Q30 -200 42 -160 H-42 Q-30 -200 0 -228 Z', tube('#ff5c6e')) +
  dot(0, -118, 25, '#5a3fd0') +
  dot(0, -118, 18, 'lin(60 #bfeaff #3f9fe0)') +
  shape('M-12 -126 a14 14 0 0 1 14 -8', '#fff', 'opacity=".8"') +
  rect(-44, -68, 88, 9, '#ffc54d') +
  rect(-7, -50, 14, 44, face('#ff8a5c'), 'rx="6"');

const star = (x: number, y: number, r: number, c = '#ffe08a'): Markup =>
  hang(
    x,
    y,
    r / 16,
    shape('M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z', c),
    [3, 5, 3],
    0.35,
  );

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
  star(190, 44, 11) +
  star(322, 66, 17) +
  star(356, 180, 11) +
  star(46, 210, 13) +
  star(270, 128, 8, '#fff') +
  star(120, 168, 8, '#fff') +
  hang(214, 312, 1.06, group('transform="rotate(12)"', rocket), [14, 16, 10], 0.42) +
  [
    [30, 392, 1.5],
    [130, 404, 1.7],
    [236, 396, 1.5],
    [344, 400, 1.8],
  ]
    .map(([x = 0, y = 0, s = 1]) => hang(x, y, 1, cloud(0, 0, s, '#fff', 1), [0, -4, 8], 0.25))
    .join('');
