import { wallpaper } from '../../../src/demonstration/painting/props/household.ts';
import { bokeh } from '../../backdrops.ts';
import { fill, glow, stand } from '../../light.ts';
import { ball, blurred, dot, faded, group, rect, shape, stroke, times } from '../../markup.ts';

const handheld =
  rect(-136, -150, 272, 130, 'lin(90 #3d3f4b #23252e)', 'rx="26"') +
  rect(-136, -150, 60, 130, 'lin(0 #b48cff #8a5cf0@60 #5a30b8)', 'rx="26"') +
  rect(76, -150, 60, 130, 'lin(0 #7a4ce0 #a478ff@40 #5a30b8)', 'rx="26"') +
  rect(-88, -148, 12, 126, '#1c1d25') +
  rect(76, -148, 12, 126, '#1c1d25') +
  wallpaper(-78, -142, 156, 114, ['#3a2ab0', '#ff7ab0', '#ffe08a'], 5) +
  dot(-106, -112, 16, '#1b1c24') +
  dot(-106, -114, 12, ball('#3d3f4b')) +
  dot(106, -62, 16, '#1b1c24') +
  dot(106, -64, 12, ball('#3d3f4b')) +
  [
    [-106, -74],
    [-106, -50],
    [-118, -62],
    [-94, -62],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 6, '#23242c'))
    .join('') +
  [
    [106, -124],
    [106, -100],
    [94, -112],
    [118, -112],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 6, '#f3f4f8'))
    .join('');

export const handheldScene =
  fill('lin(90 #1c2748 #2c3560)') +
  bokeh(31, ['#ffcf7a', '#ff8a6a', '#8fb8ff'], 26, 220, 20) +
  faded(
    0.5,
    times(50, (i) => stroke(`M${(i * 53) % 400} ${(i * 37) % 230} l-3 ${10 + (i % 4) * 6}`, '#dcebff', 1.6)),
  ) +
  stroke('M200 -20 V240 M-20 100 H420', '#10162e', 11) +
  rect(-20, 234, 440, 12, '#10162e') +
  shape('M-20 262 Q60 230 150 258 T310 250 T420 262 V420 H-20 Z', 'lin(90 #c9b7ef #9a86cf@50 #6a5a9e)') +
  blurred(
    8,
    stroke(
      'M-20 320 Q90 280 190 326 T420 300 M-20 390 Q120 350 250 392 T420 376',
      '#4a3d7a',
      16,
      'opacity=".5"',
    ),
  ) +
  glow(200, 300, 190, '#ffd0e0', 0.7) +
  stand(200, 372, 1.08, group('transform="rotate(-5)"', handheld), {
    foot: 128,
    cast: [0.1, -0.2],
    contact: 0.6,
  });
