import { fill, stand } from '../../light.ts';
import { ball, dot, rect, shape, stroke, tube, words } from '../../markup.ts';

const pressure =
  rect(-92, -132, 184, 134, 'lin(60 #ffffff #f1f4f8@50 #cbd4e0)', 'rx="22"') +
  rect(-74, -114, 106, 92, '#d4e2d6', 'rx="9" stroke="#9fb0bd" stroke-width="2"') +
  words(-20, -76, 34, '120', '#1d3328') +
  words(-20, -40, 30, '80', '#1d3328') +
  shape(
    'M20 -40 q-8 -9 -13 -1 q-1 7 13 15 q14 -8 13 -15 q-5 -8 -13 1 Z',
    '#e0455e',
    'transform="translate(0 -2) scale(.8)"',
  ) +
  dot(62, -84, 20, ball('#2f7fe0')) +
  words(62, -78, 13, '●', '#fff') +
  rect(46, -46, 32, 18, ball('#b8c3d0'), 'rx="9"');

export const pressureScene =
  fill('lin(90 #ffffff #f3f7fb@55 #dde7f0)') +
  stroke('M272 318 Q352 330 340 250 Q330 196 366 180', '#8a97a6', 7) +
  stand(
    330,
    206,
    0.9,
    rect(-58, -70, 116, 74, tube('#3c4f6b'), 'rx="16"') + rect(-58, -44, 116, 20, '#5d7395', 'opacity=".8"'),
    { foot: 56, cast: [0.2, -0.1], castOpacity: 0.15 },
  ) +
  stand(176, 344, 1.34, pressure, { foot: 86, cast: [0.3, -0.12], castOpacity: 0.2 });
