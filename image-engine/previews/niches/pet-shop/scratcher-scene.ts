import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { curtain, room, windowFrame } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { at, ball, blurred, dot, face, faded, oval, rect, shape, stroke, times, tube } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';

const scratcher =
  rect(-80, -14, 160, 16, face('#b98a62'), 'rx="5"') +
  rect(-17, -196, 34, 184, tube('#d9b787')) +
  times(18, (i) =>
    stroke(`M-17 ${-190 + i * 10} Q0 ${-184 + i * 10} 17 ${-190 + i * 10}`, '#a17e4c', 2.4, 'opacity=".8"'),
  ) +
  rect(-62, -212, 124, 20, face('#c99a70'), 'rx="7"') +
  stroke('M46 -192 v40', '#8a6a4a', 2) +
  dot(46, -142, 11, ball('#e8546f'));

const blackCat =
  shape(
    'M-24 0 Q-34 -40 -20 -62 Q-30 -72 -28 -96 L-14 -86 Q0 -92 14 -86 L28 -98 Q30 -74 20 -62 Q38 -40 28 0 Z',
    'lin(60 #4a4658 #24222d@50 #0f0e14)',
  ) +
  oval(-9, -72, 5, 6, '#ffd24a') +
  oval(9, -72, 5, 6, '#ffd24a') +
  oval(-9, -72, 1.5, 5, '#16141b') +
  oval(9, -72, 1.5, 5, '#16141b') +
  shape('M-3 -64 h6 l-3 4 Z', '#d98a92') +
  stroke('M28 -6 Q64 -10 56 34 Q52 50 60 62', '#1f1d27', 10);

export const scratcherScene =
  room('#d9a08c', '#b98560', 322, '#f7d6c6') +
  windowFrame(20, 30, 150, 220, '#dff1ee', '#fff', 4) +
  faded(0.75, blurred(3, curtain(0, 60, 300, '#ffffff'), curtain(140, 50, 300, '#ffffff'))) +
  glow(90, 120, 200, '#fffdf0', 0.7) +
  stand(346, 366, 1.1, pottedPlant('#4a8a5a', '#f2e6d6'), { foot: 22, cast: [0.2, -0.1] }) +
  at(362, 300, 0.8, palm('#5fa06a'), 6) +
  stand(214, 376, 1.16, scratcher + at(0, -212, 0.98, blackCat), { foot: 78, cast: [0.5, -0.12] }) +
  vignette(0.15, '#5a2a1a');
