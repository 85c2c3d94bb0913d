import { cloud, sky } from '../../backdrops.ts';
import { glow, hang } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  dot,
  face,
  inside,
  type Markup,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const body = (color: string): Markup => {
  const d =
    'M-34 0 Q-20 16 0 16 Q20 16 34 0 L72 26 L92 74 L62 90 L52 70 Q56 130 54 160 Q30 166 18 204 Q0 212 -18 204 Q-30 166 -54 160 Q-56 130 -52 70 L-62 90 L-92 74 L-72 26 Z';
  return (
    shape(d, face(color)) +
    inside(
      shape(d, '#000'),
      times(16, (i) =>
        at(
          -70 + ((i * 53) % 140),
          30 + ((i * 37) % 150),
          0.42,
          dot(0, 0, 8, '#fff') +
            dot(10, -5, 8, '#fff') +
            dot(19, 0, 7, '#fff') +
            rect(-6, 0, 30, 7, '#fff', 'rx="3"'),
        ),
      ),
      blurred(
        5,
        stroke('M-40 60 Q-30 120 -42 160 M36 60 Q30 110 40 160', dark(color, 0.5), 8, 'opacity=".25"'),
      ),
    ) +
    stroke('M-34 0 Q-20 20 0 20 Q20 20 34 0', dark(color, 0.15), 6) +
    times(3, (i) => dot(-9 + i * 9, 196, 2.6, '#fff'))
  );
};

const peg = rect(-5, -14, 10, 36, tube('#d9a86a'), 'rx="3"') + rect(-6, -2, 12, 3, '#8a8f9c');

export const lineScene =
  sky('#7cc6ef', '#e4f5fc') +
  cloud(80, 90, 1.1) +
  cloud(330, 130, 1) +
  cloud(250, 330, 1.3, '#fff', 0.8) +
  cloud(40, 300, 0.9, '#fff', 0.7) +
  glow(340, 30, 170, '#fff8d8', 0.9) +
  stroke('M-10 66 Q200 96 410 60', '#d8c3a0', 5) +
  stroke('M-10 65 Q200 95 410 59', '#f5e8cf', 1.6) +
  hang(66, 90, 0.7, shape('M-40 0 H40 L34 150 H6 L0 70 L-6 150 H-34 Z', face('#ffd9a0')), [8, 10, 8], 0.16) +
  hang(200, 86, 1.24, body('#ff9fb2'), [8, 12, 10], 0.2) +
  hang(338, 84, 0.74, rect(-46, 0, 92, 116, face('#bfe3d0'), 'rx="3"'), [8, 10, 8], 0.16) +
  [44, 92, 164, 238, 308, 366].map((x) => at(x, 80 - Math.abs(x - 200) * 0.035, 1, peg)).join('');
