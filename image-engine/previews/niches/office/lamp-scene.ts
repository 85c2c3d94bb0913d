import { bookPile } from '../../../src/demonstration/painting/props/household.ts';
import { windowFrame } from '../../backdrops.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { ball, blurred, dot, group, metal, oval, rect, shape, stroke, times } from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { color } from './parts.ts';

const deskLamp =
  oval(0, -4, 52, 11, metal('#3a6f8a')) +
  stroke('M0 -8 L-46 -110 L34 -196', '#2b5a73', 9) +
  stroke('M-2 -8 L-48 -110 L32 -196', '#8fc0d6', 2) +
  dot(-46, -110, 9, ball('#3a6f8a')) +
  shape(
    'M12 -226 L60 -190 L96 -168 Q84 -120 44 -126 L8 -190 Q0 -214 12 -226 Z',
    'lin(40 #7fb8d0 #3a7d9c@45 #1c4a63)',
  ) +
  oval(66, -142, 36, 14, '#fff6d0', 'transform="rotate(38 66 -142)"');

export const lampScene =
  fill('lin(90 #1d2548 #141a36)') +
  windowFrame(240, 20, 150, 190, '#3a5aa8', '#222a50', 3) +
  times(20, (i) => dot(252 + ((i * 37) % 130), 30 + ((i * 53) % 160), 1.2, '#fff', 'opacity=".9"')) +
  blurred(
    4,
    rect(20, 60, 120, 10, '#4a3a34'),
    times(6, (i) => rect(28 + i * 18, 60 - 42 - (i % 3) * 8, 14, 42 + (i % 3) * 8, color(i))),
  ) +
  boards(300, '#7a4f30', 7) +
  blurred(12, shape('M176 196 L236 216 L372 400 H40 Z', 'lin(90 #fff0b8dd #ffe08a11)')) +
  oval(210, 372, 160, 28, '#fff0b8', 'opacity=".35"') +
  stand(296, 366, 1, bookPile(['#c9405a', '#e8b04a', '#3f8f8a'], 110), { foot: 54, cast: [0.4, -0.2] }) +
  stand(120, 352, 1.08, deskLamp, { foot: 50, cast: [-0.4, -0.2] }) +
  group(
    'transform="translate(196 384) skewX(-20) scale(1 .36)"',
    rect(-56, -60, 130, 84, '#fffdf4') +
      times(5, (i) => rect(-44, -46 + i * 14, 96 - (i % 3) * 18, 4, '#b9b2a5')),
  ) +
  glow(188, 200, 60, '#fff6d0', 0.95) +
  vignette(0.45);
