import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import {
  blurred,
  dark,
  dot,
  faded,
  lite,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const watch = (dialColor: string): Markup =>
  rect(-34, -238, 68, 90, tube('#7a4426'), 'rx="10"') +
  rect(-34, -84, 68, 84, tube('#7a4426'), 'rx="10"') +
  stroke(
    'M-27 -232 V-150 M27 -232 V-150 M-27 -78 V-8 M27 -78 V-8',
    '#d9a877',
    1.4,
    'stroke-dasharray="5 4"',
  ) +
  shape('M-36 -168 h72 l8 20 h-88 Z M-36 -70 h72 l8 -20 h-88 Z', metal('#d8b26a')) +
  rect(60, -126, 14, 16, metal('#d8b26a'), 'rx="4"') +
  dot(0, -118, 64, 'lin(40 #fff3cf #d8ab5c@40 #7a5220@75 #f3d793)') +
  dot(0, -118, 54, dark(dialColor, 0.5)) +
  dot(0, -118, 52, `rad(.4 .3 .8 ${lite(dialColor, 0.3)} ${dialColor}@50 ${dark(dialColor, 0.6)})`) +
  times(12, (index) =>
    rect(
      -1.8,
      -46,
      3.6,
      index % 3 ? 7 : 12,
      '#f6dfa9',
      `transform="translate(0 -118) rotate(${index * 30})"`,
    ),
  ) +
  stroke('M0 -118 L-18 -142 M0 -118 L24 -136', '#fff6dc', 4) +
  stroke('M0 -118 L10 -82', '#ff7a59', 1.8) +
  dot(0, -118, 4, '#f6dfa9') +
  shape('M-46 -136 A52 52 0 0 1 10 -169 L-22 -78 A52 52 0 0 1 -46 -136 Z', '#fff', 'opacity=".14"');

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
