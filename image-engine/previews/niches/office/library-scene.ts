import { bookPile } from '../../../src/demonstration/painting/props/household.ts';
import { fill, stand, vignette } from '../../light.ts';
import { at, blurred, chance, dot, type Markup, pick, rect, shape, stroke, times } from '../../markup.ts';
import { shelves } from '../../props/household.ts';

function motes(seed: number): Markup {
  const next = chance(seed);
  return times(50, () => {
    const x = next() * 380;
    return dot(
      x,
      x * 0.7 + next() * 130 - 30,
      0.8 + next() * 1.4,
      '#fff3c8',
      `opacity="${0.4 + next() * 0.6}"`,
    );
  });
}

export const libraryScene =
  fill('#3a2218') +
  shelves(
    '#5c3820',
    ['#8a2f2a', '#c9a24e', '#2f5a4a', '#3a4a7a', '#7a4a2a', '#b5743a', '#5a2a4a'],
    7,
    3.5,
    3,
    310,
  ) +
  fill('#2a140a', 'opacity=".35"') +
  rect(-20, 308, 440, 120, 'lin(90 #6a2f1c #8f4a2c@35 #4a1f12)') +
  rect(-20, 308, 440, 120, '#000', 'filter="noise(.006 .2 3 4 #2a0f08 .8)" opacity=".55"') +
  rect(-20, 307, 440, 3, '#e0a878', 'opacity=".7"') +
  stand(
    190,
    366,
    1.24,
    bookPile(['#1f5a52', '#a3323a', '#d9a83f', '#34437f'], 150) +
      times(4, (i) => rect(-66 + pick([0, 6, -5, 3], i), -i * 20 - 16, 3, 13, '#ffe6a6', 'opacity=".8"')) +
      at(
        0,
        -80,
        1,
        shape('M-84 -6 Q-40 -34 0 -8 Q40 -34 84 -6 L76 2 Q40 -20 0 2 Q-40 -20 -76 2 Z', '#7a2f22') +
          shape(
            'M-78 -10 Q-40 -38 0 -12 Q40 -38 78 -10 L72 -4 Q40 -26 0 -4 Q-40 -26 -72 -4 Z',
            'lin(90 #fffaf0 #e0d2b4)',
          ) +
          stroke('M0 -12 V-2', '#b9a888', 2),
      ),
    { foot: 76, cast: [0.8, -0.15], castOpacity: 0.45 },
  ) +
  blurred(9, shape('M-20 -20 H130 L420 330 V420 H250 Z', 'lin(60 #ffe6a6cc #ffd98a22)', 'opacity=".6"')) +
  motes(5) +
  vignette(0.4, '#140804');
