import { hills, peaks } from '../../../src/demonstration/products/drawn/landscape.ts';
import { foliage, sky } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { ball, blurred, dot, face, inside, oval, rect, shape, stroke, times, tube } from '../../markup.ts';

const mount =
  rect(-12, -64, 24, 66, tube('#2a2d36'), 'rx="6"') +
  dot(0, -66, 16, ball('#3a3e49')) +
  oval(0, 0, 46, 11, ball('#23262e')) +
  rect(-64, -246, 128, 170, '#0e1016', 'rx="15"') +
  rect(-57, -238, 114, 154, '#e6efe2', 'rx="9"') +
  inside(
    rect(-57, -238, 114, 154, '#000', 'rx="9"'),
    stroke('M-57 -120 Q-10 -140 0 -180 T57 -240', '#ffffff', 15) +
      stroke('M-57 -190 L57 -150', '#ffffff', 8) +
      rect(-50, -230, 38, 30, '#bfe0b0') +
      rect(14, -130, 40, 40, '#bfe0b0') +
      stroke('M-30 -84 Q-10 -120 0 -160 T44 -236', '#4f7df0', 7) +
      shape('M-8 -138 l8 -22 8 22 -8 -6 Z', '#d12f6b'),
  ) +
  shape(
    'M-76 -180 h14 v46 h-14 q-6 0 -6 -8 v-30 q0 -8 6 -8 Z M76 -180 h-14 v46 h14 q6 0 6 -8 v-30 q0 -8 -6 -8 Z',
    face('#3a3e49'),
  ) +
  rect(-40, -88, 80, 12, '#2a2d36', 'rx="5"');

export const mountScene =
  sky('#a9bfd0', '#e2eaee') +
  blurred(
    4,
    peaks(190, '#8aa0a8', 4, 110),
    hills(230, '#5f7f72', 8, 60),
    shape('M240 214 Q190 226 230 250 Q270 280 190 320 H330 Q320 270 270 244 Q250 228 262 214 Z', '#5c6068'),
    stroke('M252 216 Q224 232 252 254 Q286 282 258 320', '#f3f0e2', 2.6, 'stroke-dasharray="10 9"'),
    foliage(3, ['#4f7a5c', '#6a9470'], 14, 60, 4),
  ) +
  shape('M-20 -20 H26 L-20 240 Z M420 -20 H374 L420 240 Z', '#15161b') +
  shape('M-20 296 Q200 262 420 296 V420 H-20 Z', 'lin(90 #45474f #24262c@50 #131418)') +
  times(8, (i) => rect(40 + i * 9, 340, 4, 46, '#0b0c10', 'rx="2"')) +
  times(8, (i) => rect(300 + i * 9, 340, 4, 46, '#0b0c10', 'rx="2"')) +
  stand(196, 348, 1.12, mount, { foot: 44, cast: [0.3, -0.1] });
