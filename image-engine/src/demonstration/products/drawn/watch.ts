import {
  dark,
  dot,
  lite,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../painting/markup.ts';

export const watch = (dialColor: string): Markup =>
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
