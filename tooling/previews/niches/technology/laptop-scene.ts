import { cup, wallpaper } from '../../../../bff/src/providers/local/painting/props/household.ts';
import { room, windowFrame } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, metal, pick, rect, shape, times } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';
import { boards } from '../../surfaces.ts';

const laptop =
  rect(-128, -168, 256, 160, metal('#b4b8c4'), 'rx="10"') +
  rect(-123, -163, 246, 152, '#0a0b12', 'rx="7"') +
  wallpaper(-116, -156, 232, 136, ['#4a2bc0', '#e0589a', '#ffc078'], 3) +
  rect(-84, -132, 88, 64, '#ffffff', 'rx="5" opacity=".9"') +
  rect(-76, -124, 50, 6, '#6437e6', 'rx="3"') +
  times(4, (i) => rect(-76, -110 + i * 9, 70 - i * 9, 4, '#c9c2dd', 'rx="2"')) +
  rect(18, -120, 78, 50, '#ffffff', 'rx="5" opacity=".86"') +
  times(5, (i) =>
    rect(
      26 + i * 13,
      -80 - pick([14, 22, 12, 30, 24], i),
      8,
      pick([14, 22, 12, 30, 24], i),
      '#d12f6b',
      'rx="2"',
    ),
  ) +
  shape('M-128 -8 H128 L160 8 Q162 14 152 14 H-152 Q-162 14 -160 8 Z', 'lin(90 #e3e5ec #9ca1b0)') +
  rect(-26, -6, 52, 5, '#8a8fa0', 'rx="2"');

export const laptopScene =
  room('#efe7dc', '#d5b48a', 300, '#ffffff') +
  windowFrame(262, 20, 170, 210, '#bfe3f5', '#ffffff', 5) +
  glow(330, 110, 220, '#fffdf2', 0.75) +
  blurred(
    6,
    rect(24, 60, 90, 110, '#d9c6ae'),
    rect(34, 70, 70, 90, '#7fa08c'),
    rect(0, 214, 160, 8, '#b98f62'),
    times(6, (i) =>
      rect(
        14 + i * 16,
        168 + (i % 3) * 8,
        13,
        46 - (i % 3) * 8,
        pick(['#c9604a', '#e0b04c', '#5d8fa8'], i % 3),
      ),
    ),
  ) +
  boards(300, '#c99a62', 8) +
  stand(352, 342, 0.86, pottedPlant('#5a9c62', '#f1ece2'), {
    foot: 22,
    cast: [-0.5, -0.2],
    castOpacity: 0.22,
  }) +
  stand(176, 350, 1.06, laptop, { foot: 150, cast: [-0.3, -0.1], castOpacity: 0.25 }) +
  stand(352, 388, 0.86, cup('#8a5fe0'), { foot: 26, cast: [-0.6, -0.2], castOpacity: 0.25 });
