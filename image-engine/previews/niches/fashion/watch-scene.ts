import { watch } from '../../../src/demonstration/products/drawn/watch.ts';
import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { blurred, faded, rect, shape, stroke } from '../../markup.ts';

export const watchScene =
  studio('#12382d', '#081a16', '#2f7a5f', 90, 120) +
  rect(-20, 300, 440, 120, 'lin(90 #0e2a22 #1b4637)') +
  rect(-20, 299, 440, 2, '#6fbf9c', 'opacity=".35"') +
  stand(
    206,
    362,
    1,
    rect(-104, -78, 208, 80, 'lin(90 #d99a5a #a5632e@55 #5c3318)', 'rx="30"') +
      stroke('M-96 -40 Q0 -28 96 -40', '#6e3f1c', 2, 'opacity=".6"') +
      rect(-104, -78, 208, 80, '#000', 'rx="30" filter="noise(.4 .4 3 3 #4a2812 .5)" opacity=".35"'),
    { foot: 100, cast: [0.7, -0.3] },
  ) +
  stand(206, 332, 1.06, watch('#16324f'), { foot: 36, cast: [0.45, 0.05], castOpacity: 0.4 }) +
  faded(0.5, blurred(16, shape('M-20 40 L120 -20 L330 420 L180 420 Z', '#ffe6b8', 'opacity=".5"'))) +
  vignette(0.6, '#030a08');
