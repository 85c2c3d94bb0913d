import { bubble } from '../../../src/demonstration/painting/props/water.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import {
  at,
  ball,
  blurred,
  dot,
  inside,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const fish =
  shape('M-34 0 Q-10 -24 26 -4 Q10 22 -34 0 Z', 'lin(60 #ff9a5a #f0402f@60 #a31a1a)') +
  shape('M-30 0 Q-70 -36 -76 -6 Q-78 30 -30 4 Z', 'lin(0 #c3202a #ff7a5acc)') +
  shape('M-10 -14 Q0 -44 20 -12 Z M-8 10 Q-4 40 12 8 Z', '#f25a42', 'opacity=".85"') +
  dot(14, -5, 3.4, '#1a0a10');

export const tankScene =
  fill('lin(90 #14203f #0c1428)') +
  glow(200, 150, 280, '#2f8fe8', 0.75) +
  rect(-20, 316, 440, 110, 'lin(90 #2a1a18 #46302a)') +
  stand(
    200,
    352,
    1,
    rect(-140, -226, 280, 226, 'lin(90 #aef0ff #3ab8ea@30 #1474bf@75 #0b4d8c)', 'rx="8"') +
      inside(
        rect(-140, -226, 280, 226, '#000', 'rx="8"'),
        rect(-140, -34, 280, 40, '#e8cf9a') +
          rect(-140, -34, 280, 40, '#000', 'filter="noise(.3 .3 2 3 #8a6a30 .7)" opacity=".7"') +
          blurred(
            3,
            shape('M-60 -226 H-10 L-60 0 H-140 Z M40 -226 H80 L60 0 H10 Z', '#fff', 'opacity=".16"'),
          ) +
          [-112, -92, 98, 116]
            .map((x, i) =>
              at(
                x,
                -28,
                1,
                times(7, (k) =>
                  stroke(
                    `M${k * 5 - 15} 0 q${(k - 3) * 8} ${-50 - (k % 3) * 18} ${(k - 3) * 5} ${-96 - (k % 2) * 34 - i * 8}`,
                    pick(['#3fae5a', '#66c96f', '#2f8f4c'], k % 3),
                    6,
                  ),
                ),
              ),
            )
            .join('') +
          at(-46, -22, 1, oval(0, 0, 40, 22, ball('#6a7078'))) +
          at(44, -18, 1, oval(0, 0, 26, 16, ball('#8a8f96'))) +
          at(20, -120, 1.25, fish) +
          at(-60, -160, 0.6, fish, 6) +
          times(12, (i) => bubble(84 + (i % 3) * 9, -60 - i * 13, 3 + (i % 3) * 1.6)),
      ) +
      rect(-140, -226, 280, 226, 'none', 'rx="8" stroke="#e9fbff" stroke-width="4" opacity=".75"') +
      rect(-146, -244, 292, 22, tube('#1a1e2a'), 'rx="6"') +
      blurred(4, rect(-130, -224, 260, 6, '#ffffff')) +
      rect(-126, -214, 8, 190, '#fff', 'opacity=".35" rx="4"'),
    { foot: 138, cast: null, contact: 0.7, reflection: 0.25 },
  ) +
  vignette(0.45);
