import { blurred, dot, oval, shape, stroke } from '../../painting/markup.ts';

export const duck =
  shape(
    'M-84 -52 Q-110 -74 -104 -92 Q-78 -84 -58 -74 Q-10 -70 10 -78 Q76 -74 78 -30 Q70 4 -10 4 Q-86 4 -84 -52 Z',
    'rad(.4 .2 .85 #fff2a0 #ffd22e@45 #e09a10)',
  ) +
  dot(38, -112, 50, 'rad(.36 .28 .8 #fff2a0 #ffd22e@50 #e5a414)') +
  shape('M78 -118 Q116 -118 120 -102 Q104 -88 76 -94 Z', 'lin(80 #ffa24a #e8642a)') +
  stroke('M80 -105 Q100 -102 116 -103', '#c24f1c', 2.4) +
  dot(54, -126, 9, '#fff') +
  dot(56, -126, 6.4, '#2a1a14') +
  dot(58, -129, 2.2, '#fff') +
  shape('M-50 -58 Q-8 -66 6 -36 Q-20 -12 -56 -28 Z', 'lin(80 #ffe46a #eaa91c)') +
  blurred(3, oval(22, -140, 14, 9, '#fff', 'opacity=".8"'));
