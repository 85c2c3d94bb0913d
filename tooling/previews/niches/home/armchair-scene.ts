import { monsteraPlant } from '../../../../bff/src/providers/local/painting/props/plants.ts';
import { fill, hang, stand, vignette, windowLight } from '../../light.ts';
import { at, dark, dot, face, lite, type Markup, pick, rect, shape, stroke, times } from '../../markup.ts';

const parquet = (y: number, color: string): Markup =>
  times(5, (row) =>
    times(11, (col) => {
      const h = 16 + row * 7;
      const top = y + pick([0, 16, 39, 69, 106], row);
      return rect(
        -40 + col * 46 + (row % 2) * 22,
        top,
        45,
        h,
        face((col + row) % 3 ? color : dark(color, 0.14)),
        'opacity=".92"',
      );
    }),
  );

const armchair = (c: string): Markup =>
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

export const armchairScene =
  fill('lin(90 #8c935c #757d49@60 #5f6739)') +
  windowLight(-20, 10, 1.6, '#fff6cf', 0.6) +
  rect(-20, 294, 440, 10, '#f1eadb') +
  rect(-20, 302, 440, 120, '#b77f4a') +
  parquet(302, '#c58d55') +
  hang(
    300,
    82,
    1,
    rect(-46, -40, 92, 80, '#f5ecd9') + rect(-38, -32, 76, 64, '#d9764a') + dot(0, 2, 22, '#f7d9a0'),
    [6, 8, 5],
  ) +
  stand(330, 352, 1.06, monsteraPlant('#2f7a4d', '#e8dfd0'), { foot: 26, cast: [0.4, -0.1] }) +
  stand(172, 366, 1.14, armchair('#d98a3d'), { foot: 92, cast: [0.7, -0.08] }) +
  vignette(0.2, '#2a2410');
