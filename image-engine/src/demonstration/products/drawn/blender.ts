import { dot, metal, rect, shape, stroke, times, tube } from '../../painting/markup.ts';

export const blender =
  shape('M-60 -84 L-50 2 H50 L60 -84 Z', tube('#e8edf0')) +
  dot(0, -36, 20, metal('#c3cad2')) +
  rect(-2, -50, 4, 14, '#e0245e') +
  rect(-40, -98, 80, 16, tube('#b9c2ca'), 'rx="3"') +
  stroke('M56 -222 h22 q14 0 12 18 l-6 70 q-2 16 -22 16', '#ffffff', 9, 'opacity=".85"') +
  shape('M-62 -244 H62 L44 -98 H-44 Z', '#ffffff', 'opacity=".45"') +
  shape('M-55 -192 Q0 -204 55 -192 L43 -100 H-43 Z', 'lin(90 #ff9fb8 #e8486f)') +
  times(9, (i) =>
    dot(-34 + ((i * 31) % 70), -116 - ((i * 19) % 66), 4 + (i % 3), '#ffd0dc', 'opacity=".6"'),
  ) +
  rect(-66, -258, 132, 18, tube('#4a5560'), 'rx="6"') +
  rect(-20, -270, 40, 14, tube('#38414a'), 'rx="4"') +
  rect(-48, -236, 6, 130, '#fff', 'opacity=".7" rx="3" transform="rotate(-6 -45 -170)"');
