import { sprig } from '../../../src/demonstration/painting/props/plants.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { foliage, studio } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, blurred, type Markup, oval, rect, shape, times, tube } from '../../markup.ts';
import { boards } from '../../surfaces.ts';

const amber = (label: string): Markup =>
  rect(-34, -188, 68, 38, tube('#f6f3ec'), 'rx="6"') +
  times(11, (i) => rect(-31 + i * 6, -184, 2, 30, '#000', 'opacity=".1"')) +
  shape(
    'M-26 -150 H26 V-142 Q56 -134 56 -108 V-10 Q56 2 44 2 H-44 Q-56 2 -56 -10 V-108 Q-56 -134 -26 -142 Z',
    'lin(0 #4a1f06 #d9812a@24 #a4520f@52 #f0a548@76 #4a1f06)',
  ) +
  rect(-56, -98, 112, 76, 'lin(0 #d8dccb #fffdf4@30 #f3f1e2@60 #bdbfa8)') +
  at(0, -56, 0.36, sprig('#5f9a55')) +
  lettering(0, -38, 14, label, '#3d5a36') +
  rect(-30, -32, 60, 2, '#9db58f') +
  blurred(1.4, rect(-46, -132, 6, 122, '#ffe2b0', 'opacity=".7" rx="3"'));

const ginger = shape(
  'M-40 -6 Q-52 -30 -26 -34 Q-24 -58 -4 -48 Q4 -36 10 -34 Q34 -50 44 -30 Q52 -6 24 -4 Q-10 4 -40 -6 Z',
  'lin(70 #f3d9a0 #d3a45c@60 #9a6a2c)',
);

export const capsulesScene =
  studio('#f4efcf', '#cfe0a8', '#ffffff', 280, 90) +
  foliage(4, ['#8fbf6a', '#6fa757', '#b9d77f', '#e0e9a0'], 36, 280, 13) +
  glow(290, 70, 220, '#fffce6', 0.95) +
  boards(290, '#d9b27c', 4) +
  stand(
    70,
    352,
    0.95,
    rect(-34, -70, 68, 72, 'lin(0 #b46a08 #ffd34a@35 #f0a51c@60 #a85c06)', 'rx="12"') +
      rect(-30, -86, 60, 18, tube('#e8d5b0'), 'rx="5"'),
    { foot: 32, cast: [-0.6, -0.25], castOpacity: 0.25 },
  ) +
  stand(196, 354, 1.24, amber('NATURAL'), { foot: 52, cast: [-0.5, -0.3], castOpacity: 0.3 }) +
  stand(304, 350, 1.1, ginger, { foot: 40, cast: null }) +
  [0, 1, 2]
    .map((i) =>
      stand(286 + i * 30, 372, 1, oval(0, -7, 15, 7, '#f7e3ae', 'stroke="#c99a52" stroke-width="2"'), {
        foot: 14,
        cast: null,
      }),
    )
    .join('') +
  at(120, 372, 0.7, sprig('#4fa45c'), -64) +
  at(352, 346, 0.85, sprig('#5fb468'), 20) +
  at(128, 384, 0.6, sprig('#6cc074'), -100) +
  [
    [244, 384],
    [262, 390],
    [230, 392],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 9, 4.4, 'lin(0 #d9812a@50 #fff3da@51)'))
    .join('');
