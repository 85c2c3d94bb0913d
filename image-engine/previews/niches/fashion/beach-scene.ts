import { sunglasses } from '../../../src/demonstration/products/drawn/sunglasses.ts';
import { cloud, sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, rect, shape, stroke, times } from '../../markup.ts';

export const beachScene =
  sky('#3ea8e0', '#d6f1fb') +
  cloud(90, 70, 1, '#fff', 0.8) +
  cloud(310, 44, 0.8, '#fff', 0.7) +
  blurred(1.5, sea(168, 250, '#1287b5', '#5fd0d6')) +
  blurred(3, stroke('M-20 252 Q80 240 180 254 T420 248', '#ffffff', 12, 'opacity=".9"')) +
  shape('M-20 258 Q120 246 220 260 T420 254 V420 H-20 Z', 'lin(90 #e8cfa0 #f7e6c4@50 #e9cf9f)') +
  rect(-20, 250, 440, 170, '#000', 'filter="noise(.5 .8 2 3 #b98f56 .55)" opacity=".4"') +
  stand(196, 348, 1.26, sunglasses, {
    foot: 96,
    cast: [0.28, -0.5],
    castOpacity: 0.42,
    castBlur: 2.5,
    shade: '#5a3514',
  }) +
  stand(
    338,
    372,
    0.8,
    shape('M-34 -4 Q-40 -40 0 -52 Q40 -40 34 -4 Q0 8 -34 -4 Z', 'lin(60 #fff3e6 #f3b8a0@60 #c97f6a)') +
      times(5, (i) => stroke(`M${-22 + i * 11} 0 Q${-16 + i * 8} -28 0 -50`, '#c9806b', 1.6, 'opacity=".7"')),
    { foot: 34, cast: [0.3, -0.4] },
  ) +
  glow(330, 20, 200, '#fffbe0', 0.7);
