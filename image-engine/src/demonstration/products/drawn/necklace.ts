import { dot, shape, stroke } from '../../painting/markup.ts';

export const necklace =
  shape(
    'M-24 -204 Q-22 -168 -30 -152 Q-40 -136 -74 -124 Q-112 -110 -104 -64 Q-92 -14 -50 0 H50 Q92 -14 104 -64 Q112 -110 74 -124 Q40 -136 30 -152 Q22 -168 24 -204 Q0 -214 -24 -204 Z',
    'lin(0 #1a2a5e #3f57a6@36 #243672@60 #0d1536)',
  ) +
  stroke('M-25 -156 Q-36 -70 0 -62 Q36 -70 25 -156', '#ffe6a6', 3, 'stroke-dasharray="3.4 2.6"') +
  shape('M0 -60 l15 17 -15 26 -15 -26 Z', 'lin(50 #e9fbff #6fd0ff@45 #1f63c9)') +
  shape('M0 -60 l15 17 -15 5 -15 -5 Z', '#ffffff', 'opacity=".55"') +
  stroke('M0 -61 l16 18 -16 27 -16 -27 Z', '#f3cf80', 2.6) +
  dot(0, -64, 4, '#ffe6a6');
