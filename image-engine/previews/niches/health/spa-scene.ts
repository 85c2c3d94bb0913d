import { pebble } from '../../../src/demonstration/painting/props/household.ts';
import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { studio } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { at, blurred, rect, shape, stroke, times } from '../../markup.ts';
import { boards } from '../../surfaces.ts';

const diffuser =
  shape(
    'M-16 -132 H16 Q70 -112 74 -48 Q74 2 40 2 H-40 Q-74 2 -74 -48 Q-70 -112 -16 -132 Z',
    'lin(0 #9c6a3c #e8b67c@28 #c98d52@55 #7c4c26)',
  ) +
  times(14, (i) =>
    stroke(`M-70 ${-96 + i * 7} Q0 ${-84 + i * 7} 70 ${-96 + i * 7}`, '#6d4220', 1.1, 'opacity=".28"'),
  ) +
  shape('M-16 -132 H16 L10 -148 H-10 Z', '#4a2c17') +
  rect(-52, -14, 104, 5, '#ffd98f', 'rx="2.5"') +
  blurred(5, rect(-52, -16, 104, 9, '#ffd98f', 'opacity=".9"'));

export const spaScene =
  studio('#3e5640', '#1d2b20', '#7d8f58', 280, 120) +
  blurred(5, at(40, 330, 1.5, palm('#4f7a50'), 22), at(380, 330, 1.5, palm('#3f6645'), -24)) +
  boards(300, '#6b4a30', 6) +
  stand(
    196,
    358,
    1,
    rect(-140, -16, 280, 18, 'lin(90 #e2b97a #a87a3f)', 'rx="7"') +
      times(12, (i) => rect(-132 + i * 22.4, -16, 2, 18, '#8a5f2c', 'opacity=".5"')),
    { foot: 134, cast: null },
  ) +
  stand(184, 344, 1.16, diffuser, { foot: 60, cast: [0.3, -0.1] }) +
  stand(
    306,
    346,
    1,
    pebble(74, 28, '#4a4f57') +
      at(2, -25, 1, pebble(56, 24, '#6b727b')) +
      at(-2, -46, 1, pebble(38, 18, '#3a3f46')),
    { foot: 34, cast: null },
  ) +
  blurred(
    9,
    stroke('M184 180 q-40 -50 4 -96 t10 -104', '#fff', 20, 'opacity=".5"'),
    stroke('M190 176 q30 -40 0 -80 t30 -100', '#fff', 13, 'opacity=".4"'),
  ) +
  glow(330, 70, 170, '#ffce7a', 0.5) +
  vignette(0.5, '#08120a');
