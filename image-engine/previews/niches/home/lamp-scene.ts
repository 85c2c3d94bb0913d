import { bookPile } from '../../../src/demonstration/painting/props/household.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { ball, blurred, dot, metal, oval, rect, shape, stroke, times } from '../../markup.ts';

export const lampScene =
  fill('lin(90 #8d765f #6a5648@60 #463833)') +
  glow(210, 130, 250, '#ffd18a', 0.95) +
  rect(-20, 306, 440, 120, 'lin(90 #3a2417 #5a3820@40 #2c1a10)') +
  rect(-20, 304, 440, 4, '#8a5c38') +
  rect(-20, 304, 440, 120, '#000', 'filter="noise(.006 .2 3 3 #1a0d06 .7)" opacity=".6"') +
  stand(
    204,
    346,
    1,
    blurred(30, dot(0, -190, 110, '#ffd08a', 'opacity=".6"')) +
      shape(
        'M-22 -10 Q-58 -30 -50 -76 Q-44 -112 -10 -122 H10 Q44 -112 50 -76 Q58 -30 22 -10 Z',
        'lin(0 #2f6a63 #8fd0c4@28 #4b9a8e@52 #1f4a45)',
      ) +
      rect(-30, -10, 60, 12, metal('#c7a05a'), 'rx="4"') +
      rect(-5, -142, 10, 24, metal('#c7a05a')) +
      shape('M-52 -250 H52 L86 -134 H-86 Z', 'lin(90 #ffe9bd #fff6df@50 #ffd592)') +
      stroke('M-52 -250 H52 M-86 -134 H86', '#c79a5a', 3) +
      times(11, (i) => stroke(`M${-48 + i * 9.6} -249 L${-80 + i * 16} -135`, '#d9a860', 1, 'opacity=".35"')),
    { foot: 30, cast: null, contact: 0.7 },
  ) +
  stand(330, 350, 0.95, bookPile(['#7a2f3a', '#c8a35a', '#2f4a6a'], 96), { foot: 48, cast: [0.5, -0.2] }) +
  stand(
    80,
    352,
    0.8,
    rect(-30, -16, 60, 18, ball('#e8e0d0'), 'rx="8"') +
      oval(-6, -22, 16, 5, 'none', 'stroke="#c9a24e" stroke-width="3"'),
    { foot: 28, cast: [-0.5, -0.2] },
  ) +
  vignette(0.5);
