import { fryer } from '../../../src/demonstration/products/drawn/fryer.ts';
import { fill, stand, vignette } from '../../light.ts';
import { blurred, oval, rect, stroke, times } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

export const fryerScene =
  fill('lin(90 #3a3c44 #24252c)') +
  rect(-20, -20, 440, 104, 'lin(90 #4b4e58 #33353d)') +
  stroke('M134 -20 V84 M268 -20 V84', '#1c1d22', 3) +
  rect(-20, 84, 440, 5, '#ffd48a') +
  blurred(8, rect(-20, 84, 440, 12, '#ffb84a')) +
  blurred(22, rect(-20, 90, 440, 110, '#ffb04a', 'opacity=".5"')) +
  stone(296, '#4c4f57', '#1f2126', 4, 0.07) +
  stand(166, 352, 1.14, fryer, { foot: 74, cast: null, reflection: 0.15, contact: 0.7 }) +
  stand(
    322,
    366,
    1.1,
    oval(0, -4, 62, 13, 'lin(90 #ffffff #bdb6aa)') +
      times(16, (i) =>
        rect(
          -40 + ((i * 23) % 76),
          -14 - ((i * 13) % 30),
          9,
          40,
          'lin(0 #c98a1e #ffd75a@40 #e8a82a)',
          `rx="3" transform="rotate(${-70 + ((i * 47) % 140)} ${-36 + ((i * 23) % 76)} ${-6 - ((i * 13) % 30)})"`,
        ),
      ),
    { foot: 56, cast: null },
  ) +
  vignette(0.4);
