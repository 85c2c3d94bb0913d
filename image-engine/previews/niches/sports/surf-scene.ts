import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { cloud, sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import {
  at,
  blurred,
  dot,
  group,
  inside,
  type Markup,
  oval,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const surfboard =
  shape(
    'M0 -296 Q46 -220 44 -120 Q42 -40 22 4 H-22 Q-42 -40 -44 -120 Q-46 -220 0 -296 Z',
    'lin(0 #e6dcc8 #ffffff@30 #fbf6ea@60 #cfc3ab)',
  ) +
  inside(
    shape('M0 -296 Q46 -220 44 -120 Q42 -40 22 4 H-22 Q-42 -40 -44 -120 Q-46 -220 0 -296 Z', '#000'),
    shape('M-50 -200 Q0 -160 50 -210 V-170 Q0 -120 -50 -160 Z', '#ff7a4f'),
    shape('M-50 -150 Q0 -110 50 -160 V-126 Q0 -76 -50 -116 Z', '#ffc83d'),
    shape('M-50 -106 Q0 -66 50 -116 V-84 Q0 -36 -50 -74 Z', '#1fa9a0'),
    stroke('M0 -300 V10', '#b9a888', 2),
    blurred(5, stroke('M-28 -230 Q-34 -120 -24 -10', '#fff', 9, 'opacity=".7"')),
  );

const coconut = (lean: number): Markup =>
  stroke(`M0 0 Q${lean * 0.2} -90 ${lean} -178`, '#8a6238', 13) +
  times(9, (i) =>
    stroke(`M${lean * 0.02 * i * i * 0.6 - 5} ${-14 - i * 18} h11`, '#5f4020', 1.6, 'opacity=".6"'),
  ) +
  times(8, (i) => at(lean, -178, 0.62, palm(i % 2 ? '#3f9a58' : '#2f7f48', 12), -118 + i * 33)) +
  dot(lean - 7, -170, 7, '#6a4a24') +
  dot(lean + 7, -166, 7, '#7a5528');

export const surfScene =
  sky('#7ccdf0', '#eaf7f6') +
  cloud(90, 60, 1, '#fff', 0.9) +
  cloud(240, 40, 0.8, '#fff', 0.8) +
  blurred(1.4, sea(196, 290, '#1f9fc4', '#7fe0d8')) +
  blurred(
    2,
    stroke('M-20 222 Q60 210 140 224 T300 218 T420 224', '#fff', 6, 'opacity=".9"'),
    stroke('M-20 284 Q90 270 190 286 T420 280', '#fff', 12, 'opacity=".95"'),
  ) +
  shape('M-20 290 Q140 276 240 292 T420 286 V420 H-20 Z', 'lin(90 #ecd6a8 #f8e9c8@50 #e6cb98)') +
  rect(-20, 290, 440, 130, '#000', 'filter="noise(.5 .8 2 3 #b98f56 .55)" opacity=".4"') +
  blurred(1, at(330, 330, 1.1, coconut(-34))) +
  stand(166, 372, 1.08, group('transform="rotate(5)"', surfboard), {
    foot: 26,
    cast: [0.6, -0.2],
    castOpacity: 0.3,
    shade: '#6a4420',
  }) +
  at(166, 374, 1, oval(0, 0, 44, 10, '#e8cd9a') + oval(0, -3, 34, 6, '#f5e2b8')) +
  glow(330, 20, 170, '#fffbe0', 0.7);
