import { kennel } from '../../../src/demonstration/products/drawn/kennel.ts';
import { foliage, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, face, pick, rect, shape, times } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';

export const kennelScene =
  sky('#a9d8f0', '#f6efd6') +
  foliage(5, ['#8fbb6a', '#b5d389', '#6fa055', '#f0b0b8'], 36, 240, 11) +
  glow(330, 60, 220, '#fff6d0', 0.85) +
  blurred(
    1.6,
    times(14, (i) => shape(`M${-16 + i * 32} 290 V196 l11 -14 11 14 V290 Z`, '#ffffff')),
    rect(-20, 214, 440, 10, '#f3f3ee'),
    rect(-20, 256, 440, 10, '#f3f3ee'),
  ) +
  rect(-20, 286, 440, 140, '#c9764a') +
  times(4, (r) =>
    times(10, (k) => {
      const s = 46 + r * 8;
      return rect(
        -40 + k * s + (r % 2) * 20,
        288 + pick([0, 22, 50, 84], r),
        s - 3,
        pick([19, 25, 31, 40], r),
        face((k + r) % 2 ? '#c97048' : '#d68358'),
      );
    }),
  ) +
  stand(52, 372, 1, pottedPlant('#4f9458', '#b8603a'), { foot: 22, cast: [-0.3, -0.1] }) +
  stand(210, 370, 1.16, kennel, { foot: 106, cast: [-0.4, -0.1], castOpacity: 0.25 }) +
  stand(364, 384, 0.7, pottedPlant('#6aa85c', '#b8603a'), { foot: 22, cast: [-0.3, -0.1] });
