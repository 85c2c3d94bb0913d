import { fill, lay } from '../../light.ts';
import {
  at,
  ball,
  dark,
  dot,
  face,
  group,
  lite,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  times,
} from '../../markup.ts';

const phoneCase =
  rect(-62, -126, 124, 252, face('#ffe14a'), 'rx="26"') +
  rect(-62, -126, 124, 252, 'none', 'rx="26" stroke="#c99a12" stroke-width="3" opacity=".5"') +
  rect(-50, -114, 58, 60, '#1a1830', 'rx="17"') +
  dot(-34, -98, 11, ball('#3a3a5c')) +
  dot(-34, -71, 11, ball('#3a3a5c')) +
  dot(-10, -85, 11, ball('#3a3a5c')) +
  times(7, (i) =>
    at(
      -34 + (i % 3) * 34,
      -22 + Math.floor(i / 3) * 46,
      0.9 + (i % 2) * 0.3,
      times(6, (k) =>
        oval(0, -9, 5, 8, pick(['#ff5f7e', '#7b4ff0', '#19b89c'], i % 3), `transform="rotate(${k * 60})"`),
      ) + dot(0, 0, 4.4, '#fff3c0'),
    ),
  );

const wave = (y: number, color: string, seed: number): Markup =>
  group(
    `filter="drop(0 -5 7 #120b26 .32)"`,
    shape(
      `M-20 420 V${y} q55 ${-30 - seed * 4} 110 0 t110 ${seed * 3} t110 ${-seed * 3} t120 0 V420 Z`,
      `lin(80 ${lite(color, 0.14)} ${color}@60 ${dark(color, 0.1)})`,
    ),
  );

export const caseScene =
  fill('lin(60 #ffb29e #ff8f7d)') +
  wave(90, '#ff7d6e', 2) +
  wave(160, '#f25f6e', 5) +
  wave(232, '#4f7df0', 3) +
  wave(306, '#2f57d0', 6) +
  wave(362, '#1d3aa0', 2) +
  lay(204, 196, 1.22, phoneCase, 12, 9);
