import { fill, stand, vignette } from '../../light.ts';
import { blurred, metal, oval, rect, stroke, times, words } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const fryer =
  rect(-84, -214, 168, 216, 'lin(0 #0e1014 #4a4f5a@24 #2b2f37@54 #0a0b0e)', 'rx="44"') +
  rect(-60, -190, 120, 52, '#05060a', 'rx="16"') +
  words(0, -154, 29, '180°', '#ffb04a') +
  rect(-70, -112, 140, 92, 'lin(90 #3b4049 #1b1e24)', 'rx="14" stroke="#000" stroke-width="2"') +
  rect(-13, -74, 26, 66, metal('#b9bec8'), 'rx="10"') +
  stroke('M-66 -200 Q-76 -120 -70 -30', '#fff', 3, 'opacity=".35"');

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
