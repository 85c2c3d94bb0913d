import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { room } from '../../backdrops.ts';
import { stand, windowLight } from '../../light.ts';
import {
  blurred,
  dark,
  face,
  lite,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
} from '../../markup.ts';

const cube = (color: string, letter: string): Markup =>
  rect(-34, -68, 68, 68, face(color), 'rx="6"') +
  rect(-26, -60, 52, 52, lite(color, 0.72), 'rx="4"') +
  lettering(0, -20, 42, letter, dark(color, 0.1)) +
  rect(-34, -68, 68, 68, 'none', `rx="6" stroke="${dark(color, 0.3)}" stroke-width="1.4" opacity=".4"`);

const bunting =
  stroke('M-10 40 Q200 110 410 34', '#fff', 2.4) +
  times(8, (i) => {
    const x = 6 + i * 52;
    const y = 42 + 32 * Math.sin((Math.PI * (x + 10)) / 420) + 2;
    return shape(`M${x} ${y} l34 2 l-16 36 Z`, pick(['#f59aa4', '#ffd27a', '#8fd0c0', '#b9a4ee'], i % 4));
  });

export const blocksScene =
  room('#f7efe2', '#e6d3b8', 300) +
  rect(-20, 160, 440, 142, 'lin(90 #bfdcec #a6cbe2)') +
  rect(-20, 156, 440, 6, '#fff', 'opacity=".9"') +
  blurred(2.5, bunting) +
  windowLight(20, 90, 1.1, '#fffdf0', 0.6) +
  oval(200, 368, 220, 44, '#f8f1e3') +
  oval(200, 368, 220, 44, '#000', 'filter="noise(.5 .5 2 3 #c9b48e .5)" opacity=".5"') +
  stand(120, 362, 1.02, cube('#f2765f', 'A'), { foot: 34, cast: [0.5, -0.2] }) +
  stand(200, 366, 1.02, cube('#4fb3d9', 'B'), { foot: 34, cast: [0.5, -0.2] }) +
  stand(282, 360, 1.02, cube('#7cc48a', 'C'), { foot: 34, cast: [0.5, -0.2] }) +
  stand(158, 294, 1.02, cube('#ffc54d', '1'), { foot: 34, cast: null, turn: -2 }) +
  stand(240, 296, 1.02, cube('#a98be6', '2'), { foot: 34, cast: null, turn: 3 }) +
  stand(198, 226, 1.02, shape('M-40 0 L0 -52 L40 0 Z', face('#e8546f')), { foot: 34, cast: null, turn: 1 });
