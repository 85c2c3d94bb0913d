import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { at, blurred, dark, dot, faded, type Markup, metal, rect, shape, times, tube } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const tub = (color: string, lid: string): Markup =>
  rect(-70, -168, 140, 170, tube(color), 'rx="14"') +
  rect(-74, -206, 148, 44, tube(lid), 'rx="10"') +
  times(22, (i) => rect(-72 + i * 6.7, -200, 2, 32, '#000', 'opacity=".18"')) +
  rect(-70, -134, 140, 98, `lin(0 #0f1220 #2b3050@30 #171a2c@60 #05060c)`) +
  lettering(0, -92, 27, 'WHEY', '#ffffff') +
  lettering(0, -70, 12, 'BAUNILHA', '#ffd35a') +
  rect(-44, -58, 88, 4, '#ffd35a') +
  rect(-30, -50, 60, 3, '#fff', 'opacity=".7"') +
  blurred(2, rect(-50, -160, 10, 150, '#fff', 'rx="5" opacity=".35"'));

const dumbbell = (c: string): Markup =>
  rect(-44, -34, 88, 12, metal('#c9ccd6'), 'rx="4"') +
  [-1, 1]
    .map(
      (w) =>
        rect(w > 0 ? 40 : -66, -56, 26, 56, tube(c), 'rx="7"') +
        rect(w > 0 ? 64 : -80, -50, 16, 44, tube(dark(c, 0.2)), 'rx="5"'),
    )
    .join('');

export const tubScene =
  studio('#4b5468', '#1d2230', '#93a6c6', 60, 120) +
  blurred(
    6,
    at(70, 282, 1, dumbbell('#22252f')),
    at(330, 284, 1.1, dumbbell('#2d313d')),
    at(344, 232, 0.9, dumbbell('#22252f')),
  ) +
  stone(282, '#8e95a3', '#5b6170', 4, 0.05) +
  stand(200, 352, 1.24, tub('#e8eaf0', '#ffc531'), { foot: 68, cast: [0.8, -0.14], castOpacity: 0.5 }) +
  faded(0.7, blurred(10, shape('M-20 -20 L90 -20 L330 420 L120 420 Z', '#cfe0ff', 'opacity=".32"'))) +
  times(26, (i) => dot((i * 67) % 400, (i * 43) % 300, 1 + (i % 3) * 0.6, '#ffffff', 'opacity=".5"')) +
  vignette(0.45);
