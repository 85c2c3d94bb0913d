import { shape, stroke } from '../../painting/markup.ts';

export const sunglasses =
  stroke('M-104 -42 Q-118 -66 -92 -82 M104 -42 Q118 -66 92 -82', '#2a1712', 6, 'opacity=".7"') +
  shape('M-108 -52 Q-60 -64 -14 -50 Q-6 0 -52 2 Q-104 2 -108 -52 Z', 'lin(70 #8a4b2a #4a2416@60 #2b140c)') +
  shape('M108 -52 Q60 -64 14 -50 Q6 0 52 2 Q104 2 108 -52 Z', 'lin(70 #8a4b2a #4a2416@60 #2b140c)') +
  stroke('M-16 -46 Q0 -58 16 -46', '#5a2e1b', 8) +
  shape('M-98 -46 Q-58 -55 -24 -44 Q-20 -8 -54 -7 Q-94 -8 -98 -46 Z', 'lin(90 #1d4e63 #d9875a@75 #ffcf8a)') +
  shape('M98 -46 Q58 -55 24 -44 Q20 -8 54 -7 Q94 -8 98 -46 Z', 'lin(90 #1d4e63 #d9875a@75 #ffcf8a)') +
  shape(
    'M-90 -44 L-66 -49 L-80 -14 Q-90 -26 -90 -44 Z M34 -47 L58 -50 L44 -13 Q32 -22 34 -47 Z',
    '#fff',
    'opacity=".45"',
  );
