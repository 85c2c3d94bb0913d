import { flame } from '../../../src/demonstration/painting/props/household.ts';
import { fill, glow, halo, stand, vignette } from '../../light.ts';
import { at, dot, group, oval, pick, rect, stroke, times } from '../../markup.ts';

export const candleScene =
  fill('lin(90 #3a0f22 #240816@60 #16050e)') +
  glow(204, 176, 230, '#ff9a4a', 0.75) +
  rect(-20, 306, 440, 120, 'lin(90 #2a0a18 #4a1526)') +
  stand(
    204,
    372,
    1,
    oval(0, -12, 150, 34, 'lin(80 #f0dcc0 #bfa27d@60 #8a6c4c)') +
      oval(0, -19, 150, 33, '#e9d4b4') +
      oval(0, -19, 150, 33, '#000', 'filter="noise(.03 .2 3 3 #a98258 .7)" opacity=".5"'),
    { foot: 146, cast: null },
  ) +
  stand(
    204,
    352,
    1.24,
    rect(-54, -104, 108, 106, 'lin(0 #b5764a #ffe7c4@26 #f3c896@52 #8a5230)', 'rx="12" opacity=".96"') +
      oval(0, -104, 54, 10, '#fff1d6') +
      oval(0, -103, 46, 7.6, '#ffd89a') +
      rect(-32, -70, 64, 44, '#fff8ea', 'rx="3"') +
      rect(-20, -58, 40, 4, '#7a3a2a') +
      rect(-14, -48, 28, 3, '#b98a6a') +
      stroke('M0 -104 v-10', '#3a2218', 2.6) +
      flame(0, -112, 1.25, halo),
    { foot: 52, cast: null },
  ) +
  times(5, (i) =>
    at(
      318 + i * 5,
      348,
      0.8,
      stroke('M0 0 Q6 -40 0 -80', '#a98a5a', 2) +
        times(5, (k) =>
          oval(k % 2 ? 6 : -6, -44 - k * 9, 6, 8, pick(['#d98a8f', '#e8b98a', '#c9707a'], k % 3)),
        ),
      66 - i * 9,
    ),
  ) +
  [0, 1, 2]
    .map((i) =>
      group(
        `transform="translate(${84 + i * 12} ${356 + i * 5}) rotate(${-16 + i * 12})"`,
        rect(-30, -2, 60, 4, '#e2c08f'),
        dot(30, 0, 4, '#c2354a'),
      ),
    )
    .join('') +
  vignette(0.6);
