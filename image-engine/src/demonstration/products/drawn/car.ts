import { ball, dot, rect, shape } from '../../painting/markup.ts';

export const car =
  shape(
    'M-104 -24 Q-108 -52 -80 -56 L-54 -60 Q-40 -96 -8 -98 H28 Q54 -96 66 -62 Q104 -58 106 -30 Q106 -16 96 -14 H-94 Q-104 -14 -104 -24 Z',
    'lin(90 #f6c98a #dd9a4c@55 #9c5f22)',
  ) +
  shape(
    'M-104 -24 Q-108 -52 -80 -56 L66 -62 Q104 -58 106 -30 Q106 -16 96 -14 H-94 Q-104 -14 -104 -24 Z',
    '#000',
    'filter="noise(.01 .22 2 4 #7a4412 .6)" opacity=".5"',
  ) +
  shape('M-42 -62 Q-32 -86 -8 -86 H2 V-62 Z M12 -62 V-86 H26 Q44 -84 52 -62 Z', 'lin(70 #e8f7ff #9ecbe0)') +
  rect(-104, -38, 210, 8, '#e0503f') +
  dot(94, -44, 7, '#fff1b0') +
  [-58, 60]
    .map(
      (x) => dot(x, -16, 27, ball('#5a3417')) + dot(x, -16, 16, ball('#f0c080')) + dot(x, -16, 5, '#5a3417'),
    )
    .join('');
