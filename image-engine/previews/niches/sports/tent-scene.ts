import { peaks } from '../../../src/demonstration/products/drawn/landscape.ts';
import { fill, glow, stand } from '../../light.ts';
import {
  blurred,
  chance,
  dot,
  group,
  type Markup,
  oval,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const tent =
  shape('M-150 2 L-8 -150 L60 -130 L152 2 Z', 'lin(60 #ff9a4a #e8642a@60 #9a3414)') +
  shape('M-150 2 L-8 -150 L46 2 Z', 'lin(90 #ffe9a6 #ffc04f@50 #f08a2e)') +
  shape('M-40 2 L-8 -108 L22 2 Z', 'lin(90 #fff9dc #ffe08a)') +
  stroke('M-8 -150 L-40 2 M-8 -150 L22 2', '#c9501f', 2.4) +
  stroke('M-150 2 L-176 10 M152 2 L178 10 M-8 -150 L-60 -60', '#fff3c4', 1.2, 'opacity=".6"');

const stars = (seed: number): Markup => {
  const next = chance(seed);
  return times(130, () =>
    dot(next() * 400, next() * 230, 0.5 + next() * 1.4, '#fff', `opacity="${0.35 + next() * 0.65}"`),
  );
};

export const tentScene =
  fill('lin(90 #0b1236 #1f2f6f@55 #4a4a8e)') +
  blurred(
    22,
    shape('M-20 160 Q120 40 240 90 T420 -20 V60 Q300 120 220 150 T-20 250 Z', '#8f7bff', 'opacity=".4"'),
  ) +
  stars(4) +
  peaks(270, '#26305f', 5, 130) +
  peaks(300, '#1a2148', 9, 80) +
  rect(-20, 300, 440, 120, 'lin(90 #141b36 #0c1124)') +
  times(16, (i) => {
    const x = -10 + i * 28;
    const h = 40 + ((i * 37) % 46);
    return shape(`M${x} 310 l-14 0 l14 ${-h} l14 ${h} Z`, '#0d1430');
  }) +
  glow(190, 290, 220, '#ffb04a', 0.7) +
  blurred(10, oval(196, 356, 170, 22, '#ffb04a', 'opacity=".45"')) +
  stand(196, 350, 1.04, tent, { foot: 146, cast: null, contact: 0.6 }) +
  stand(
    338,
    378,
    0.9,
    group(
      '',
      times(4, (i) =>
        rect(
          -34,
          -10 - (i % 2) * 4,
          68,
          9,
          tube('#5c3820'),
          `rx="4" transform="rotate(${-30 + i * 20} 0 -6)"`,
        ),
      ) +
        shape(
          'M0 -8 Q-24 -28 -8 -54 Q-6 -40 4 -46 Q2 -66 10 -78 Q28 -46 20 -24 Q14 -10 0 -8 Z',
          'lin(90 #ffe08a #ff9a3a@55 #e8502a)',
        ),
    ),
    { foot: 30, cast: null },
  ) +
  glow(340, 344, 80, '#ffb04a', 0.6);
