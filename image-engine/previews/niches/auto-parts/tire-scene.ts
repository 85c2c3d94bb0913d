import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { bokeh } from '../../backdrops.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, group, oval, rect, stroke } from '../../markup.ts';
import { tire, wheel } from './parts.ts';

export const tireScene =
  fill('lin(90 #101a30 #1c2b4d@55 #0a1020)') +
  bokeh(15, ['#ff4f4f', '#ffb35a', '#6fb4ff', '#ffffff'], 16, 210, 16) +
  glow(300, 160, 260, '#6fa6ff', 0.7) +
  rect(-20, 292, 440, 130, 'lin(90 #1a2438 #0d1322)') +
  rect(-20, 292, 440, 130, '#000', 'filter="noise(.3 .5 1 4 #6c7fa8 .6)" opacity=".25"') +
  stroke('M60 420 Q120 340 180 300 M96 420 Q150 344 204 300', '#05070c', 13, 'opacity=".7"') +
  blurred(
    6,
    group(
      'transform="translate(0 0)"',
      ['#ff4f4f', '#6fb4ff', '#ffb35a']
        .map((c, i) => rect(50 + i * 120, 300, 15, 110, c, 'opacity=".35"'))
        .join(''),
    ),
  ) +
  stand(206, 352, 1, group('transform="translate(0 -142)"', tire(142) + wheel(92, 5)), {
    foot: 66,
    cast: null,
    reflection: 0.35,
    contact: 0.8,
  }) +
  blurred(
    16,
    oval(90, 344, 170, 26, '#c9d8f5', 'opacity=".32"'),
    oval(330, 368, 170, 26, '#c9d8f5', 'opacity=".3"'),
  ) +
  drops(9, 16, 120, 120, 180, 200, 4) +
  vignette(0.45);
