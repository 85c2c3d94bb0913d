import { bubble, drops } from '../../../../bff/src/providers/local/painting/props/water.ts';
import { tiles } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, blurred, dot, oval, rect, shape, stroke } from '../../markup.ts';
import { foam } from '../../props/water.ts';

const duck =
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

export const bathScene =
  tiles('#bfe4f4', '#eef9fd', 48, 330, 7) +
  glow(90, 40, 250, '#ffffff', 0.7) +
  shape('M-20 306 H420 V420 H-20 Z', 'lin(90 #ffffff #f3f6fa@35 #cfd9e4)') +
  rect(-20, 296, 440, 26, 'lin(90 #ffffff #e6edf3)', 'rx="13"') +
  at(80, 306, 1.2, foam(3, 34, 150, 34)) +
  at(330, 306, 1.1, foam(8, 30, 140, 30)) +
  stand(196, 306, 1.26, duck, { foot: 76, cast: [0.2, -0.3], castOpacity: 0.2 }) +
  at(200, 312, 1, foam(12, 22, 190, 10)) +
  bubble(70, 150, 22) +
  bubble(336, 110, 30) +
  bubble(310, 200, 12) +
  bubble(112, 84, 13) +
  bubble(50, 236, 11) +
  drops(5, 14, 30, 330, 340, 50, 5);
