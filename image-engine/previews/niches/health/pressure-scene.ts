import { pressure } from '../../../src/demonstration/products/drawn/pressure.ts';
import { fill, stand } from '../../light.ts';
import { rect, stroke, tube } from '../../markup.ts';

export const pressureScene =
  fill('lin(90 #ffffff #f3f7fb@55 #dde7f0)') +
  stroke('M272 318 Q352 330 340 250 Q330 196 366 180', '#8a97a6', 7) +
  stand(
    330,
    206,
    0.9,
    rect(-58, -70, 116, 74, tube('#3c4f6b'), 'rx="16"') + rect(-58, -44, 116, 20, '#5d7395', 'opacity=".8"'),
    { foot: 56, cast: [0.2, -0.1], castOpacity: 0.15 },
  ) +
  stand(176, 344, 1.34, pressure, { foot: 86, cast: [0.3, -0.12], castOpacity: 0.2 });
