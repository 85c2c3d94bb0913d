import { blurred, dot, group, inside, metal, oval, rect, shape } from '../../painting/markup.ts';
import { hills, peaks } from './landscape.ts';

export const monitor =
  rect(-16, -70, 32, 62, metal('#4a4d59')) +
  oval(0, -4, 70, 10, metal('#5a5d6a')) +
  rect(-164, -258, 328, 196, '#14151c', 'rx="10"') +
  inside(
    rect(-156, -250, 312, 172, '#000', 'rx="5"'),
    rect(-156, -250, 312, 172, 'lin(90 #2a1a6a #8a3fc0@45 #ff9a6a)'),
    dot(60, -178, 40, 'rad(.5 .5 .5 #fff6cf #ffd08a)'),
    group(
      'transform="translate(-200 -330)"',
      blurred(1, peaks(210, '#5a3a9a', 6, 110)) + hills(236, '#3a2470', 8, 40),
    ),
    shape('M-110 -78 V-150 L-96 -176 L-82 -150 V-120 L-60 -140 L-44 -120 V-78 Z', '#1d1245'),
    rect(-100, -146, 6, 10, '#ffe08a'),
    rect(-70, -112, 6, 10, '#ffe08a'),
    shape('M-156 -250 H10 L-90 -78 H-156 Z', '#fff', 'opacity=".08"'),
  ) +
  rect(-12, -74, 24, 4, '#b48cff');
