import { candle } from '../../../../bff/src/providers/local/painting/props/household.ts';
import { bokeh } from '../../backdrops.ts';
import { fill, halo, stand, vignette } from '../../light.ts';
import { at, blurred, dark, face, lite, type Markup, oval, rect, shape, stroke } from '../../markup.ts';

const wineGlass = (wine: string): Markup =>
  oval(0, -2, 40, 7, 'lin(0 #ffffff88 #ffffff33@50 #ffffff99)') +
  rect(-3, -92, 6, 90, 'lin(0 #ffffff55 #ffffffcc@40 #ffffff33)') +
  shape('M-44 -200 Q-54 -92 0 -90 Q54 -92 44 -200 Z', '#ffffff', 'opacity=".2"') +
  shape(
    'M-47 -158 Q-46 -96 0 -94 Q46 -96 47 -158 Z',
    `lin(0 ${dark(wine, 0.5)} ${wine}@40 ${lite(wine, 0.25)}@60 ${dark(wine, 0.5)})`,
    'opacity=".95"',
  ) +
  oval(0, -158, 47, 8, lite(wine, 0.25)) +
  oval(0, -200, 44, 7, 'none', 'stroke="#ffffff" stroke-width="2" opacity=".9"') +
  stroke('M-44 -198 Q-52 -110 -20 -96 M45 -196 Q52 -110 22 -97', '#fff', 2, 'opacity=".7"') +
  rect(-34, -190, 6, 70, '#fff', 'opacity=".6" rx="3" transform="rotate(3 -31 -150)"');

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
