import { slice } from '../../../src/demonstration/painting/props/household.ts';
import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, glow, stand } from '../../light.ts';
import { at, dot, lite, type Markup, oval, rect, shape, times, tube } from '../../markup.ts';

const fizzTube =
  rect(-30, -34, 60, 36, tube('#ff8a1f'), 'rx="4"') +
  rect(-28, -218, 56, 190, tube('#ff9d2e'), 'rx="5"') +
  rect(-30, -236, 60, 24, tube('#fff4dd'), 'rx="5"') +
  rect(-28, -176, 56, 112, 'lin(0 #e8dcc6 #fffdf6@30 #f6eeda@60 #cdbd9c)') +
  at(0, -134, 0.62, slice('#ff9a1f', '#ffae3a')) +
  lettering(0, -86, 17, 'VIT C', '#d9600a');

const glass = (drink: string): Markup =>
  shape('M-44 -148 H44 L36 0 Q0 6 -36 0 Z', '#ffffff', 'opacity=".35"') +
  shape('M-41 -104 H41 L35 -4 Q0 2 -35 -4 Z', `lin(90 ${lite(drink, 0.4)} ${drink})`, 'opacity=".8"') +
  oval(0, -104, 41, 7, lite(drink, 0.6), 'opacity=".9"') +
  oval(0, -148, 44, 7, 'none', 'stroke="#ffffff" stroke-width="2.6"') +
  times(20, (i) =>
    dot(-28 + ((i * 29) % 56), -12 - ((i * 17) % 88), 1.6 + (i % 3), '#fff', 'opacity=".85"'),
  ) +
  rect(-36, -138, 5, 120, '#fff', 'opacity=".7" rx="2.5"');

export const fizzScene =
  fill('lin(90 #ffd04a #ffab2e@55 #ff8e26)') +
  glow(286, 200, 230, '#fff6c8', 0.95) +
  rect(-20, 312, 440, 110, 'lin(90 #f78a1e #ffb652)') +
  stand(152, 358, 1.16, fizzTube, { foot: 30, cast: [-0.5, -0.26], castOpacity: 0.24, shade: '#8a3a00' }) +
  stand(270, 358, 1.3, glass('#ffb347') + at(30, -138, 0.7, slice('#ff8a1f', '#ffa63a')), {
    foot: 36,
    cast: [-0.3, -0.3],
    castOpacity: 0.12,
  }) +
  at(72, 356, 1.05, slice('#ff8a1f', '#ffa63a')) +
  stand(92, 382, 1, oval(0, -10, 27, 10, 'lin(90 #fff0d0 #f0b060)') + oval(0, -12, 27, 9, '#ffe6bd'), {
    foot: 24,
    cast: null,
  }) +
  drops(3, 16, 40, 40, 330, 230, 4.5);
