import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import {
  ball,
  blurred,
  dot,
  face,
  inside,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  times,
} from '../../markup.ts';

const die = (c: string, pips: readonly (readonly [number, number])[]): Markup =>
  rect(-24, -48, 48, 48, face(c), 'rx="10"') + pips.map(([x, y]) => dot(x, -24 + y, 4.6, '#fff')).join('');

const gameBox =
  rect(-104, -150, 208, 152, face('#2b4fa8'), 'rx="5"') +
  shape('M-104 -150 L-84 -172 H124 L104 -150 Z', '#5f86dc') +
  shape('M104 -150 L124 -172 V-22 L104 2 Z', '#16306e') +
  rect(-88, -136, 176, 122, '#f6e6c0', 'rx="4"') +
  times(5, (i) =>
    shape(
      `M${-70 + i * 32} -60 l14 -24 h0 l14 24 Z`,
      pick(['#3f8f4f', '#5fae5a', '#2f7a45', '#6fb85f', '#3f8f4f'], i),
    ),
  ) +
  rect(-88, -60, 176, 46, '#4fa8d0', 'rx="2"') +
  shape('M-20 -40 h40 l-8 14 h-24 Z M-2 -70 v30 h4 v-30 Z M4 -68 l18 22 h-18 Z', '#7a3a20') +
  lettering(0, -108, 20, 'A GRANDE ILHA', '#8a2f1f');

export const boardScene =
  fill('lin(90 #3a2a24 #241812)') +
  shape('M150 -20 H250 L292 54 H108 Z', 'lin(90 #c9502f #8a2f1a)') +
  oval(200, 54, 92, 13, '#fff3c4') +
  blurred(12, shape('M112 60 H288 L440 420 H-40 Z', 'lin(90 #fff0c0cc #fff0c000)')) +
  shape('M-40 262 Q200 230 440 262 V420 H-40 Z', 'lin(90 #2a7a52 #1f5f40@50 #143f2b)') +
  inside(
    shape('M-40 262 Q200 230 440 262 V420 H-40 Z', '#000'),
    rect(-40, 230, 480, 200, '#000', 'filter="noise(.7 .7 2 4 #0a2a1a .6)" opacity=".5"'),
    glow(200, 330, 210, '#fff3c4', 0.4),
  ) +
  stand(178, 356, 1.08, gameBox, { foot: 104, cast: [0.4, -0.1] }) +
  stand(
    326,
    366,
    0.95,
    die('#d9402f', [
      [-11, -11],
      [11, 11],
      [0, 0],
    ]),
    { foot: 24, cast: [0.3, -0.2], turn: -10 },
  ) +
  stand(
    356,
    388,
    0.8,
    die('#f0a52e', [
      [-11, -11],
      [11, 11],
      [-11, 11],
      [11, -11],
    ]),
    { foot: 24, cast: [0.3, -0.2], turn: 12 },
  ) +
  [
    ['#3f8be0', 46, 372],
    ['#f0c040', 74, 390],
    ['#62c07a', 40, 396],
  ]
    .map(([c, x, y]) =>
      stand(
        Number(x),
        Number(y),
        0.9,
        shape('M-14 0 Q-12 -18 -6 -24 Q-14 -42 0 -44 Q14 -42 6 -24 Q12 -18 14 0 Z', ball(String(c))),
        { foot: 14, cast: [0.2, -0.2] },
      ),
    )
    .join('') +
  vignette(0.5);
