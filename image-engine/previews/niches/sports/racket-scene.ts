import { cloud, sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, ball, blurred, dot, group, rect, shape, stroke, times, tube } from '../../markup.ts';

const racket =
  shape(
    'M-58 -156 Q-62 -240 0 -246 Q62 -240 58 -156 Q52 -102 18 -86 L14 -60 H-14 L-18 -86 Q-52 -102 -58 -156 Z',
    'lin(50 #3f52d8 #2536a8@50 #131d63)',
  ) +
  shape(
    'M-48 -158 Q-50 -230 0 -236 Q50 -230 48 -158 Q42 -112 0 -94 Q-42 -112 -48 -158 Z',
    'lin(60 #ffffff #eef0fb@50 #c6cbe6)',
  ) +
  times(24, (i) => dot(-30 + (i % 5) * 15, -212 + Math.floor(i / 5) * 20, 4, '#23307f')) +
  shape('M-48 -150 Q0 -120 48 -166 V-150 Q0 -104 -46 -138 Z', '#ff5f4f') +
  rect(-13, -64, 26, 70, tube('#1b1d2b'), 'rx="7"') +
  times(6, (i) => stroke(`M-13 ${-54 + i * 10} L13 ${-60 + i * 10}`, '#4a4e66', 2.4));

export const racketScene =
  sky('#45b0ea', '#d3f0fb') +
  cloud(70, 60, 0.9) +
  cloud(330, 84, 0.8) +
  glow(300, 10, 200, '#fffbe0', 0.9) +
  blurred(
    2.5,
    sea(176, 230, '#1a94c4', '#5fcbd8'),
    rect(26, 90, 9, 190, '#e8642a'),
    rect(366, 90, 9, 190, '#e8642a'),
    stroke('M30 104 H370', '#ffffff', 8),
    times(22, (i) => stroke(`M${34 + i * 16} 108 V210`, '#2b3a5a', 1.2, 'opacity=".6"')),
    times(7, (i) => stroke(`M30 ${118 + i * 14} H370`, '#2b3a5a', 1.2, 'opacity=".6"')),
  ) +
  shape('M-20 236 Q140 228 240 238 T420 232 V420 H-20 Z', 'lin(90 #ecd3a0 #fbe9c4@45 #e8ca92)') +
  rect(-20, 232, 440, 190, '#000', 'filter="noise(.4 .7 2 5 #b08448 .6)" opacity=".45"') +
  group('filter="drop(20 16 5 #6a4420 .45)"', at(176, 350, 1.16, racket, 14)) +
  stand(
    318,
    374,
    1,
    dot(0, -27, 28, ball('#ff8a2a')) + stroke('M-22 -42 Q0 -26 -16 -6 M22 -44 Q4 -26 18 -8', '#fff3dc', 3.4),
    { foot: 22, cast: [0.7, -0.2], castOpacity: 0.45, shade: '#6a4420' },
  );
