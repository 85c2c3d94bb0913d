import { glow, lay, vignette } from '../../light.ts';
import { dot, face, inside, metal, rect, shape, stroke, times } from '../../markup.ts';
import { stoneFromAbove } from '../../surfaces.ts';

const carMat =
  shape(
    'M-96 -150 Q-60 -164 0 -160 Q62 -164 100 -146 L106 60 Q106 150 60 158 Q-10 164 -70 156 Q-104 148 -104 70 Z',
    face('#3a3d45'),
  ) +
  inside(
    shape(
      'M-96 -150 Q-60 -164 0 -160 Q62 -164 100 -146 L106 60 Q106 150 60 158 Q-10 164 -70 156 Q-104 148 -104 70 Z',
      '#000',
    ),
    times(9, (r) =>
      times(8, (k) =>
        shape(
          `M${-92 + k * 26 + (r % 2) * 13} ${-120 + r * 29} l11 -15 11 15 -11 15 Z`,
          '#22242a',
          'stroke="#555a66" stroke-width="1.4"',
        ),
      ),
    ),
  ) +
  shape(
    'M-96 -150 Q-60 -164 0 -160 Q62 -164 100 -146 L106 60 Q106 150 60 158 Q-10 164 -70 156 Q-104 148 -104 70 Z',
    'none',
    'stroke="#14161a" stroke-width="9"',
  ) +
  shape(
    'M-96 -150 Q-60 -164 0 -160 Q62 -164 100 -146 L106 60 Q106 150 60 158 Q-10 164 -70 156 Q-104 148 -104 70 Z',
    'none',
    'stroke="#d9402f" stroke-width="2.4"',
  ) +
  rect(-44, 40, 88, 66, '#1b1d22', 'rx="8" stroke="#5a5f6b" stroke-width="2"') +
  dot(-66, -132, 7, metal()) +
  dot(70, -130, 7, metal());

export const matScene =
  stoneFromAbove('#b9b7b4', '#7d7b7a', 5, 0.03) +
  stroke('M-20 130 H420 M270 -20 V420', '#8d8b89', 2, 'opacity=".6"') +
  glow(40, 30, 320, '#ffffff', 0.5) +
  lay(192, 202, 1.08, carMat, -8, 9) +
  lay(
    350,
    336,
    1,
    shape('M-60 40 Q-20 -50 60 -60 L60 60 Z', face('#3a3d45')) +
      stroke('M-60 40 Q-20 -50 60 -60', '#d9402f', 3),
    0,
    6,
  ) +
  vignette(0.28);
