import { dark, lite, type Markup, oval, rect, shape, stroke } from '../../painting/markup.ts';

export const wineGlass = (wine: string): Markup =>
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
