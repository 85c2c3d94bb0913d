import { at, dark, face, lite, type Markup, rect, shape, stroke } from '../../painting/markup.ts';

export const armchair = (c: string): Markup =>
  stroke('M-78 -30 L-88 2 M78 -30 L88 2 M-50 -26 L-54 2 M50 -26 L54 2', '#7a4a28', 9) +
  shape('M-76 -70 Q-92 -216 -52 -222 Q0 -232 52 -222 Q92 -216 76 -70 Z', face(c)) +
  stroke(
    'M-40 -214 Q-46 -150 -38 -96 M40 -214 Q46 -150 38 -96 M0 -222 V-100',
    dark(c, 0.3),
    2,
    'opacity=".45"',
  ) +
  rect(-74, -104, 148, 50, `lin(90 ${lite(c, 0.35)} ${c}@50 ${dark(c, 0.25)})`, 'rx="20"') +
  rect(-74, -64, 148, 40, `lin(90 ${c} ${dark(c, 0.4)})`, 'rx="12"') +
  shape(
    'M-104 -120 Q-106 -140 -86 -140 Q-66 -140 -66 -118 V-30 Q-66 -20 -84 -20 Q-102 -20 -104 -32 Z',
    face(lite(c, 0.08)),
  ) +
  shape(
    'M104 -120 Q106 -140 86 -140 Q66 -140 66 -118 V-30 Q66 -20 84 -20 Q102 -20 104 -32 Z',
    face(dark(c, 0.1)),
  ) +
  at(8, -104, 1, shape('M-40 0 Q-44 -54 -36 -58 Q0 -50 36 -58 Q44 -54 40 0 Q0 8 -40 0 Z', face('#f2dcae')));
