import { sprig } from '../../../src/demonstration/painting/props/plants.ts';
import { blender } from '../../../src/demonstration/products/drawn/blender.ts';
import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { at, dot, rect, shape, times } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const strawberry =
  shape('M0 0 Q-26 -18 -20 -38 Q0 -48 20 -38 Q26 -18 0 0 Z', 'rad(.35 .3 .8 #ff8a90 #e8304a@50 #a3102a)') +
  shape('M0 -36 l-16 -8 8 -4 -2 -8 8 5 4 -8 4 8 8 -4 -2 8 8 4 Z', '#4fa54f') +
  times(7, (i) => dot(-10 + ((i * 7) % 22), -12 - ((i * 11) % 24), 1.3, '#ffe7a0'));

const banana =
  shape(
    'M-60 -34 Q-20 10 52 -22 Q60 -28 56 -34 Q0 -14 -44 -48 Q-56 -52 -60 -34 Z',
    'lin(80 #fff08a #ffd62e@50 #c9930f)',
  ) + rect(50, -38, 12, 8, '#6a4a1a', 'rx="2" transform="rotate(-20 56 -34)"');

export const blenderScene =
  studio('#aee0d2', '#83c8b6', '#effbf6', 110, 90) +
  stone(298, '#ece9e4', '#a39c94', 7, 0.09) +
  stand(196, 352, 1.1, blender, { foot: 52, cast: [0.5, -0.14], castOpacity: 0.2 }) +
  stand(318, 356, 1.15, banana, { foot: 46, cast: null }) +
  [
    [74, 366, 1.2],
    [112, 382, 1.05],
    [52, 388, 1],
  ]
    .map(([x = 0, y = 0, s = 1]) => stand(x, y, s, strawberry, { foot: 15, cast: [0.3, -0.2] }))
    .join('') +
  at(280, 384, 0.6, sprig('#4fb068'), -80) +
  at(344, 380, 0.5, sprig('#5fc078'), 60);
