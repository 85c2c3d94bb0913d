import { blurred, rect, shape, stroke, times, tube } from '../../painting/markup.ts';

export const babyBottle =
  shape(
    'M-8 -216 Q0 -226 8 -216 Q10 -204 22 -194 H-22 Q-10 -204 -8 -216 Z',
    'lin(0 #d98a4a #ffd9a8@35 #e8a05c)',
  ) +
  rect(-32, -196, 64, 30, tube('#7ccbb8'), 'rx="7"') +
  times(7, (i) => rect(-28 + i * 8.6, -192, 3, 22, '#4fa592', 'opacity=".5"')) +
  shape(
    'M-36 -166 H36 Q42 -150 36 -126 Q32 -108 36 -90 Q44 -60 42 -14 Q42 2 28 2 H-28 Q-42 2 -42 -14 Q-44 -60 -36 -90 Q-32 -108 -36 -126 Q-42 -150 -36 -166 Z',
    'lin(0 #c3dbe6 #ffffff@22 #eef8fb@50 #a9c8d6)',
    'opacity=".95"',
  ) +
  shape(
    'M-37 -120 Q0 -112 37 -120 Q32 -108 36 -90 Q44 -60 40 -14 Q40 -2 28 -2 H-28 Q-40 -2 -40 -14 Q-44 -60 -36 -90 Q-32 -108 -37 -120 Z',
    'lin(0 #e9e2d2 #ffffff@30 #f4ecdc@60 #d3c8b2)',
  ) +
  times(5, (i) => stroke(`M14 ${-100 + i * 19} h${i % 2 ? 10 : 17}`, '#4fa592', 2.6)) +
  blurred(1.2, stroke('M-28 -150 Q-32 -140 -29 -126 M-30 -84 Q-34 -50 -33 -18', '#fff', 5));
