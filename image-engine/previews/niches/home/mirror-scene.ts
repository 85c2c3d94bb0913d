import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { room } from '../../backdrops.ts';
import { hang, stand, vignette } from '../../light.ts';
import { at, blurred, dot, inside, metal, oval, rect, shape, stroke, tube } from '../../markup.ts';

export const mirrorScene =
  room('#d6a8a0', '#a9805f', 340, '#f3d3c8') +
  hang(
    200,
    142,
    1,
    dot(0, 0, 112, metal('#d9b27c')) +
      dot(0, 0, 104, 'lin(50 #f6fbff #c9dbe6@45 #eef5f8)') +
      inside(
        dot(0, 0, 104, '#000'),
        rect(-30, -90, 90, 150, '#ffffff', 'opacity=".9"'),
        stroke('M15 -90 V60 M-30 -16 H60', '#b9cfdb', 6),
        blurred(6, oval(-70, 70, 50, 60, '#c8938a', 'opacity=".6"')),
        shape('M-104 -20 L10 -110 L50 -110 L-104 60 Z', '#fff', 'opacity=".35"'),
      ),
    [12, 14, 10],
    0.35,
  ) +
  rect(30, 300, 340, 18, 'lin(90 #c98f55 #8d5b2e)', 'rx="4"') +
  rect(44, 318, 312, 44, 'lin(90 #a9713c #7c4d25)') +
  rect(120, 326, 160, 30, 'none', 'stroke="#6a3f1c" stroke-width="2" rx="3"') +
  rect(56, 362, 12, 60, '#7c4d25') +
  rect(332, 362, 12, 60, '#6a3f1c') +
  stand(
    96,
    302,
    0.8,
    at(0, -60, 0.9, palm('#5f8f5c', 13), -14) +
      at(0, -60, 0.8, palm('#7aa870', 13), 20) +
      shape('M-24 -66 Q-40 -30 -22 0 H22 Q40 -30 24 -66 Z', tube('#f4ece2')),
    { foot: 22, cast: [0.3, -0.05] },
  ) +
  stand(
    300,
    302,
    0.9,
    shape('M-44 -26 H44 Q36 2 0 2 Q-36 2 -44 -26 Z', tube('#5b86a8')) +
      oval(0, -26, 44, 7, '#3f657f') +
      dot(-12, -30, 7, 'none', 'stroke="#e0bb5a" stroke-width="3"') +
      stroke('M-6 -30 L18 -34', '#e0bb5a', 3.4),
    { foot: 30, cast: [0.3, -0.05] },
  ) +
  vignette(0.18, '#5a2a22');
