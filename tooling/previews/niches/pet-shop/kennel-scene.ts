import { foliage, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, face, pick, rect, shape, stroke, times, words } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';

const kennel =
  rect(-104, -132, 208, 134, 'lin(0 #d99a5c #c9854a@50 #9a5f30)') +
  times(6, (i) => stroke(`M-104 ${-112 + i * 22} H104`, '#8a5428', 2, 'opacity=".6"')) +
  shape('M-132 -120 L0 -214 L132 -120 L118 -106 L0 -190 L-118 -106 Z', 'lin(90 #d9513f #a8332a)') +
  shape('M-104 -116 L0 -190 L104 -116 Z', '#d3914f') +
  shape('M-46 2 V-64 Q-46 -104 0 -104 Q46 -104 46 -64 V2 Z', 'lin(90 #2a1a14 #4a2f20)') +
  stroke('M-46 2 V-64 Q-46 -104 0 -104 Q46 -104 46 -64 V2', '#f3dcb8', 7) +
  rect(-38, -142, 76, 24, '#fff3dc', 'rx="6"') +
  words(0, -124, 17, 'LUNA', '#8a4a20');

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
