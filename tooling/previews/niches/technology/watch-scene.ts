import { hills, peaks } from '../../../../bff/src/providers/local/products/drawn/landscape.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { blurred, metal, oval, rect, shape, stroke, times, tube, words } from '../../markup.ts';

const smartwatch =
  shape('M-36 -232 H36 L42 -168 H-42 Z', tube('#ff7a45')) +
  shape('M-42 -62 H42 L36 2 H-36 Z', tube('#ff7a45')) +
  times(4, (i) => oval(0, -18 - i * 13, 5, 2.6, '#a33d12')) +
  rect(58, -140, 11, 30, metal('#b9bcc8'), 'rx="4"') +
  rect(-60, -180, 120, 126, metal('#a9adba'), 'rx="34"') +
  rect(-53, -173, 106, 112, '#06070d', 'rx="28"') +
  [
    ['#ff4f7b', 40, 200],
    ['#9be15d', 30, 150],
    ['#39c8ff', 20, 96],
  ]
    .map(([c, r, d]) =>
      stroke(`M0 ${-117 - Number(r)} a${r} ${r} 0 1 1 -0.1 0`, String(c), 7, `stroke-dasharray="${d} 400"`),
    )
    .join('') +
  words(0, -110, 19, '7:12', '#fff') +
  shape('M-48 -150 Q-48 -170 -26 -170 H4 L-46 -96 Z', '#fff', 'opacity=".12"');

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
