import { candle } from '../../../src/demonstration/painting/props/household.ts';
import { wineGlass } from '../../../src/demonstration/products/drawn/wine-glass.ts';
import { bokeh } from '../../backdrops.ts';
import { fill, halo, stand, vignette } from '../../light.ts';
import { at, blurred, face, rect, shape, stroke } from '../../markup.ts';

export const wineScene =
  fill('lin(90 #2a1620 #1a0d18)') +
  bokeh(21, ['#ffc56a', '#ffdf9a', '#ff9a4a'], 26, 260, 26) +
  rect(-20, 304, 440, 120, 'lin(90 #4a2a22 #6d4434)') +
  rect(-20, 304, 440, 120, '#000', 'filter="noise(.8 .05 2 3 #2a1410 .5)" opacity=".5"') +
  blurred(
    1.4,
    stand(60, 340, 1, candle('#f6ead2', 90, halo), { foot: 18, cast: null }),
    stand(348, 340, 1, candle('#f6ead2', 70, halo), { foot: 18, cast: null }),
  ) +
  stand(158, 356, 1.3, wineGlass('#a3142e'), { foot: 38, cast: null, reflection: 0.2 }) +
  stand(260, 372, 1.34, wineGlass('#a3142e'), { foot: 38, cast: null, reflection: 0.2 }) +
  at(
    60,
    386,
    1,
    shape('M-60 0 L-40 -22 H60 L40 4 Z', face('#efe6d8')) + stroke('M-50 -4 H44', '#c9bba5', 1.6),
  ) +
  vignette(0.5);
