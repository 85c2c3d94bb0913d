import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, stand } from '../../light.ts';
import {
  ball,
  blurred,
  chance,
  dot,
  inside,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const arcade =
  shape(
    'M-84 2 L-92 -100 L-70 -128 L-78 -236 L-64 -262 H64 L78 -236 L70 -128 L92 -100 L84 2 Z',
    'lin(0 #1d1040 #6a2fd0@35 #4a1fa0@60 #1d1040)',
  ) +
  rect(-66, -256, 132, 30, 'lin(90 #ffe27a #ff9a3a)', 'rx="4"') +
  lettering(0, -234, 20, 'ARCADE', '#4a1070') +
  shape('M-64 -218 H64 L58 -134 H-58 Z', '#0a0618') +
  inside(
    shape('M-64 -218 H64 L58 -134 H-58 Z', '#000'),
    times(6, (i) =>
      times(3, (r) => rect(-46 + i * 17, -206 + r * 16, 10, 8, pick(['#4fffa0', '#ff5fc8', '#4fc8ff'], r))),
    ),
    shape('M-8 -142 h16 v-6 h-5 v-5 h-6 v5 h-5 Z', '#ffe27a'),
    rect(-1, -164, 2, 8, '#fff'),
  ) +
  shape('M-70 -128 L70 -128 L92 -100 H-92 Z', 'lin(90 #3a1a80 #1d0d45)') +
  dot(-36, -124, 10, ball('#ff3a4a')) +
  stroke('M-36 -118 V-108', '#c9c9d6', 4) +
  [
    [10, '#ffd34a'],
    [32, '#4fc8ff'],
    [54, '#62e09a'],
  ]
    .map(([x, c]) => oval(Number(x), -112, 8, 5, ball(String(c))))
    .join('') +
  rect(-26, -74, 52, 40, '#12082a', 'rx="4"') +
  rect(-14, -62, 6, 16, '#ffd34a') +
  rect(8, -62, 6, 16, '#ffd34a');

function dust(seed: number): Markup {
  const next = chance(seed);
  return times(40, () =>
    dot(next() * 400, next() * 160, 0.7 + next() * 1.3, '#fff', `opacity="${0.4 + next() * 0.6}"`),
  );
}

export const retroScene =
  fill('lin(90 #1a0a45 #5a1f8e@45 #ff5fa0@62 #1a0a3a@63 #0d0524)') +
  inside(
    dot(200, 190, 112, '#000'),
    rect(80, 60, 240, 200, 'lin(90 #ffe27a #ff9a4a@45 #ff3f9a)'),
    times(6, (i) => rect(80, 176 + i * 15, 240, 3 + i * 1.4, '#5a1f7e')),
  ) +
  rect(-20, 252, 440, 170, 'lin(90 #2a0d5a #120530)') +
  times(17, (i) => stroke(`M200 252 L${-420 + i * 78} 430`, '#ff4fd0', 1.8, 'opacity=".85"')) +
  times(7, (i) => stroke(`M-20 ${256 + i * i * 4 + i * 4} H420`, '#ff4fd0', 1.6, 'opacity=".8"')) +
  blurred(5, stroke('M-20 252 H420', '#ffb0f0', 4)) +
  dust(12) +
  stand(200, 382, 1.1, arcade, { foot: 84, cast: null, reflection: 0.2, contact: 0.9 });
