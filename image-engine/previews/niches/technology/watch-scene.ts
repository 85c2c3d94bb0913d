import { hills, peaks } from '../../../src/demonstration/products/drawn/landscape.ts';
import { smartwatch } from '../../../src/demonstration/products/drawn/smartwatch.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { blurred, shape, stroke } from '../../markup.ts';

export const watchScene =
  sky('#5d7fb5', '#ffd9a0') +
  glow(300, 150, 240, '#fff0c2', 0.95) +
  blurred(3, peaks(225, '#8a93b8', 3, 150)) +
  blurred(3.5, peaks(268, '#6a6f94', 9, 90)) +
  blurred(4, hills(290, '#4a4d6c', 5, 50)) +
  stand(
    200,
    392,
    1,
    shape(
      'M-190 12 Q-180 -60 -108 -84 Q-40 -108 36 -94 Q130 -84 176 -30 Q196 0 190 14 Z',
      'lin(55 #b8b2ae #7c7678@50 #3f3b44)',
    ) +
      shape(
        'M-190 12 Q-180 -60 -108 -84 Q-40 -108 36 -94 Q130 -84 176 -30 Q196 0 190 14 Z',
        '#000',
        'filter="noise(.05 .07 4 6 #1d1a24 .9)" opacity=".3"',
      ) +
      blurred(3, stroke('M-150 -50 Q-90 -86 -20 -98 Q60 -100 110 -80', '#ffe2b0', 5, 'opacity=".7"')),
    { foot: 180, cast: null },
  ) +
  stand(200, 324, 1.04, smartwatch, { foot: 36, cast: [-0.5, -0.05], castOpacity: 0.4 }) +
  vignette(0.25);
