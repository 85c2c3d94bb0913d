import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { tiles } from '../../backdrops.ts';
import { beam, stand, vignette } from '../../light.ts';
import { ball, blurred, dot, metal, oval, rect, shape } from '../../markup.ts';

const faucet =
  rect(-22, -26, 44, 28, metal('#d3d7df'), 'rx="5"') +
  rect(-15, -190, 30, 168, metal('#d3d7df'), 'rx="8"') +
  shape(
    'M-15 -186 Q-15 -232 34 -232 H86 Q104 -232 104 -214 V-188 H82 V-200 Q82 -208 74 -208 H36 Q15 -208 15 -184 Z',
    'lin(60 #ffffff #c6ccd6@35 #7d8592@60 #eef1f5)',
  ) +
  rect(80, -190, 26, 12, metal('#aeb4c0'), 'rx="3"') +
  rect(-56, -160, 44, 14, metal('#c3c8d2'), 'rx="7"') +
  dot(-58, -153, 11, ball('#d9dde4'));

export const faucetScene =
  tiles('#1f5a48', '#0f3328', 40, 320, 3) +
  beam(120, -40, 180, '#fff3d0', 0.6) +
  beam(320, -40, 160, '#fff3d0', 0.5) +
  rect(-20, 316, 440, 110, 'lin(90 #4d4a48 #77736f)') +
  stand(
    244,
    388,
    1,
    shape('M-150 -96 H150 Q146 2 60 4 H-60 Q-146 2 -150 -96 Z', 'lin(60 #c9c1b5 #9c9387@50 #5f574d)') +
      shape(
        'M-150 -96 H150 Q146 2 60 4 H-60 Q-146 2 -150 -96 Z',
        '#000',
        'filter="noise(.05 .06 4 4 #4a433b .8)" opacity=".45"',
      ) +
      oval(0, -96, 150, 26, 'lin(90 #4a443d #8d857a)') +
      oval(0, -93, 136, 20, 'lin(90 #3a4a4c #7fa3a8)'),
    { foot: 100, cast: [-0.2, -0.2] },
  ) +
  stand(146, 330, 1.12, faucet, { foot: 24, cast: [-0.3, 0.05] }) +
  blurred(0.8, rect(243, 118, 14, 178, 'lin(0 #ffffff99 #dff6ffee@40 #8fc3d6aa@70 #ffffff99)')) +
  drops(5, 14, 210, 272, 80, 30, 5) +
  oval(250, 296, 34, 6, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"') +
  vignette(0.35);
