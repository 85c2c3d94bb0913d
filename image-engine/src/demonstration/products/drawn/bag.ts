import {
  blurred,
  dark,
  dot,
  face,
  inside,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  stroke,
} from '../../painting/markup.ts';

const bagBody =
  'M-70 0 Q-84 -4 -80 -30 L-66 -104 Q-64 -112 -54 -112 H54 Q64 -112 66 -104 L80 -30 Q84 -4 70 0 Z';

export const bag = (color: string): Markup =>
  stroke('M-38 -108 Q-42 -176 0 -176 Q42 -176 38 -108', dark(color, 0.25), 9) +
  stroke('M-40 -110 Q-44 -178 -2 -179', lite(color, 0.3), 2.4) +
  shape(bagBody, face(color)) +
  inside(
    shape(bagBody, '#000'),
    rect(-90, -112, 180, 116, '#000', `filter="noise(.3 .3 3 4 ${dark(color, 0.5)} .5)" opacity=".4"`),
    blurred(8, oval(-40, -84, 22, 60, '#fff', 'opacity=".35"')),
  ) +
  shape(
    'M-66 -112 H66 Q62 -58 34 -52 H-34 Q-62 -58 -66 -112 Z',
    `lin(70 ${lite(color, 0.25)} ${dark(color, 0.12)})`,
  ) +
  stroke(
    'M-60 -108 Q-57 -62 -32 -57 H32 Q57 -62 60 -108',
    lite(color, 0.45),
    1.5,
    'stroke-dasharray="4 3" opacity=".8"',
  ) +
  rect(-14, -66, 28, 22, metal('#d9b25a'), 'rx="5"') +
  dot(0, -54, 4, '#7a5a1f') +
  dot(-38, -108, 6, metal('#d9b25a')) +
  dot(38, -108, 6, metal('#d9b25a'));
