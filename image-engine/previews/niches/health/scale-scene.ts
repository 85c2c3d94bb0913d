import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { glow, lay } from '../../light.ts';
import { face, lite, type Markup, metal, oval, rect, shape, stroke } from '../../markup.ts';
import { boardsFromAbove } from '../../surfaces.ts';

const scale =
  rect(-100, -100, 200, 200, 'lin(45 #ffffff #eef1f6@50 #ccd3df)', 'rx="24"') +
  rect(-100, -100, 200, 200, 'none', 'rx="24" stroke="#b4bccb" stroke-width="2"') +
  rect(-46, -84, 92, 40, '#14202c', 'rx="8"') +
  lettering(0, -54, 28, '64,2', '#8df0d0') +
  [
    [-50, 26],
    [50, 26],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 24, 44, metal('#d5dae4'), 'opacity=".85"'))
    .join('') +
  shape('M-100 -76 Q-100 -100 -76 -100 H10 L-100 30 Z', '#fff', 'opacity=".5"');

const tape =
  stroke('M0 0 q40 -50 84 -10 t90 10 t70 -46', '#f7c948', 15) +
  stroke(
    'M0 0 q40 -50 84 -10 t90 10 t70 -46',
    '#7a5a10',
    15,
    'stroke-dasharray="1.6 10" stroke-linecap="butt" opacity=".8"',
  );

const sock = (c: string): Markup =>
  shape('M-18 -64 H18 V10 Q18 22 30 28 Q62 38 60 58 Q56 74 28 72 Q-10 70 -18 44 Z', face(c)) +
  rect(-18, -64, 36, 18, lite(c, 0.5)) +
  stroke('M-18 -40 H18 M-18 -32 H18', '#fff', 3);

export const scaleScene =
  boardsFromAbove('#c79a68', 11, 6) +
  glow(80, 60, 320, '#fff6e4', 0.55) +
  lay(172, 170, 1.32, scale, 0, 8) +
  lay(60, 356, 1, tape, -4, 3) +
  lay(330, 104, 0.86, sock('#7c9fe0'), 8, 4) +
  lay(346, 262, 0.86, sock('#7c9fe0'), -10, 4);
