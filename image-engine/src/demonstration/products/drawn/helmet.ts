import { blurred, oval, shape, stroke } from '../../painting/markup.ts';

export const helmet =
  shape('M-120 -24 Q-118 -150 0 -152 Q118 -150 120 -24 Z', 'lin(50 #fff3a8 #ffcf2e@40 #d9920c)') +
  shape('M-18 -152 Q-26 -90 -22 -24 H22 Q26 -90 18 -152 Z', 'lin(0 #e0a012 #ffe27a@40 #e8ac1a)') +
  stroke('M-70 -132 Q-82 -80 -80 -26 M70 -132 Q82 -80 80 -26', '#b57c08', 4, 'opacity=".7"') +
  shape(
    'M-140 -26 Q0 -44 140 -26 Q146 -10 132 -6 Q0 -24 -132 -6 Q-146 -10 -140 -26 Z',
    'lin(90 #ffe88a #e0a012)',
  ) +
  blurred(5, oval(-56, -112, 20, 30, '#fff', 'opacity=".75" transform="rotate(30 -56 -112)"'));
