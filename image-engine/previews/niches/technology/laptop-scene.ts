import { cup } from '../../../src/demonstration/painting/props/household.ts';
import { laptop } from '../../../src/demonstration/products/drawn/laptop.ts';
import { room, windowFrame } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, pick, rect, times } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';
import { boards } from '../../surfaces.ts';

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
