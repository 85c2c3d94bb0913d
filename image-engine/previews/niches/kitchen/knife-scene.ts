import { glow, lay, vignette } from '../../light.ts';
import { ball, dot, face, group, metal, oval, rect, shape, stroke, times } from '../../markup.ts';
import { stoneFromAbove } from '../../surfaces.ts';

const knife =
  shape(
    'M0 0 L0 -150 Q2 -196 -40 -250 Q-50 -140 -44 0 Z',
    'lin(0 #ffffff #dfe4ec@30 #aab2c0@60 #f5f7fa@64 #8d95a5)',
  ) +
  stroke('M-36 -2 Q-42 -130 -39 -240', '#ffffff', 2.4) +
  rect(-46, -2, 50, 14, metal('#b9bec9'), 'rx="3"') +
  shape(
    'M-42 12 H0 Q6 60 0 108 Q-2 122 -20 122 Q-40 122 -42 106 Q-46 60 -42 12 Z',
    'lin(0 #2a1a12 #6d4630@35 #4a2d1d@60 #1c100a)',
  ) +
  [34, 66, 96].map((y) => dot(-21, y, 5, metal('#d9c9a0'))).join('');

const basil = times(5, (i) =>
  shape(
    'M0 0 Q-16 -14 0 -36 Q16 -14 0 0 Z',
    face(i % 2 ? '#3f9a4a' : '#5ab85c'),
    `transform="rotate(${-70 + i * 35})"`,
  ),
);

export const knifeScene =
  stoneFromAbove('#3d4148', '#14161a', 5, 0.04) +
  lay(
    200,
    206,
    1,
    rect(-150, -160, 300, 320, 'lin(60 #8a5730 #6b3f20@50 #452512)', 'rx="26"') +
      rect(-150, -160, 300, 320, '#000', 'rx="26" filter="noise(.12 .008 3 6 #2a1408 .7)" opacity=".6"') +
      dot(112, -126, 13, '#2c3036'),
    -4,
    10,
  ) +
  lay(220, 226, 1.06, knife, 38, 6) +
  [
    [104, 140, 1.2],
    [96, 296, 1],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      lay(
        x,
        y,
        s,
        dot(0, 0, 32, ball('#e33c2e')) +
          shape('M0 -8 l4 6 10 -2 -6 7 4 9 -10 -3 -8 7 -2 -10 -8 -5 9 -3 Z', '#3f8f45'),
        0,
        5,
      ),
    )
    .join('') +
  lay(
    300,
    306,
    1,
    dot(0, 0, 30, '#d93426') +
      dot(0, 0, 26, '#f0644a') +
      times(4, (i) =>
        group(
          `transform="rotate(${i * 90 + 20})"`,
          oval(0, -13, 7, 9, '#f9a07a') + dot(-2, -14, 1.6, '#ffe8a0') + dot(3, -11, 1.6, '#ffe8a0'),
        ),
      ),
    0,
    4,
  ) +
  lay(150, 82, 1.1, basil, 20, 3) +
  lay(330, 366, 1, basil, -40, 3) +
  glow(40, 60, 260, '#fff3dc', 0.35) +
  vignette(0.35);
