import { dot, face, rect, shape, tube } from '../../painting/markup.ts';

export const rocket =
  shape('M-26 -14 Q-16 46 0 66 Q16 46 26 -14 Z', 'lin(90 #fff3b0 #ffb03a@45 #f2553a)') +
  shape('M-42 -60 Q-84 -36 -78 10 L-36 -18 Z M42 -60 Q84 -36 78 10 L36 -18 Z', face('#ff5c6e')) +
  shape('M0 -228 Q58 -170 46 -70 Q42 -30 30 -10 H-30 Q-42 -30 -46 -70 Q-58 -170 0 -228 Z', tube('#f6f2ff')) +
  shape('M0 -228 Q30 -200 42 -160 H-42 Q-30 -200 0 -228 Z', tube('#ff5c6e')) +
  dot(0, -118, 25, '#5a3fd0') +
  dot(0, -118, 18, 'lin(60 #bfeaff #3f9fe0)') +
  shape('M-12 -126 a14 14 0 0 1 14 -8', '#fff', 'opacity=".8"') +
  rect(-44, -68, 88, 9, '#ffc54d') +
  rect(-7, -50, 14, 44, face('#ff8a5c'), 'rx="6"');
