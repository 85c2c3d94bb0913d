import { foliage } from '../../backdrops.ts';
import { fill, glow, rays, stand } from '../../light.ts';
import {
  at,
  ball,
  blurred,
  dark,
  dot,
  face,
  inside,
  type Markup,
  metal,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';
import { tomato } from './parts.ts';

const thermos = (c: string): Markup =>
  rect(-26, -230, 52, 44, metal('#d2d6de'), 'rx="8"') +
  rect(-30, -190, 60, 10, '#2b2f38', 'rx="3"') +
  rect(-36, -182, 72, 184, tube(c), 'rx="14"') +
  rect(-36, -30, 72, 12, metal('#d2d6de')) +
  blurred(2, rect(-24, -172, 8, 140, '#fff', 'opacity=".5" rx="4"')) +
  stroke('M36 -160 q34 6 34 40 q0 34 -34 40', dark(c, 0.35), 9);

const basket =
  shape('M-74 -78 H74 L62 2 H-62 Z', face('#c99a5c')) +
  inside(
    shape('M-74 -78 H74 L62 2 H-62 Z', '#000'),
    times(6, (r) =>
      times(14, (k) =>
        rect(-78 + k * 12, -76 + r * 13, 10, 11, (k + r) % 2 ? '#a87838' : '#dcb57a', 'rx="3"'),
      ),
    ),
  ) +
  rect(-80, -86, 160, 14, tube('#b98546'), 'rx="6"') +
  stroke('M-66 -84 Q0 -190 66 -84', '#a87838', 9);

export const picnicScene =
  fill('lin(90 #e3efb4 #a9c86b)') +
  foliage(8, ['#7fb04f', '#a3c962', '#5f9444', '#d3dd7d'], 54, 280, 12) +
  glow(310, 50, 240, '#fffbd0', 0.95) +
  rect(-20, 262, 440, 160, 'lin(90 #8fbf57 #6a9f45)') +
  rect(-20, 262, 440, 160, '#000', 'filter="noise(.12 .3 2 3 #33641f .7)" opacity=".6"') +
  rays(300, -40, '#fff8c8', 0.5) +
  inside(
    shape('M-20 420 L50 296 H390 L440 420 Z', '#000'),
    rect(-20, 290, 460, 140, '#fff6ef'),
    times(9, (i) => shape(`M${62 + i * 38} 290 h19 l${(i - 4) * 12} 140 h-24 Z`, '#d9404a', 'opacity=".55"')),
    times(4, (i) => rect(-20, 300 + i * 32, 460, 15, '#d9404a', 'opacity=".55"')),
  ) +
  stand(300, 346, 0.96, basket, { foot: 62, cast: [-0.4, -0.2] }) +
  at(286, 264, 0.9, tomato(0.9)) +
  at(322, 268, 0.9, dot(0, -20, 22, ball('#f2b530'))) +
  stand(154, 372, 1.2, thermos('#2f7d6a'), { foot: 34, cast: [-0.4, -0.28] }) +
  stand(232, 386, 1, dot(0, -24, 25, ball('#d93a34')) + stroke('M0 -48 q3 -8 8 -11', '#5a3a1c', 3), {
    foot: 22,
    cast: [-0.3, -0.2],
  });
