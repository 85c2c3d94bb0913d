import { fill, glow, lay } from '../../light.ts';
import {
  at,
  blurred,
  group,
  type Markup,
  metal,
  pick,
  rect,
  shape,
  stroke,
  times,
  words,
} from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { color, pencil } from './parts.ts';

const notebook =
  rect(-92, -124, 184, 248, 'lin(45 #8a6cf5 #6437e6@45 #3f1fa8)', 'rx="9"') +
  rect(-92, -124, 26, 248, '#3a1d9a', 'rx="6" opacity=".55"') +
  times(13, (i) => rect(-104, -112 + i * 18, 24, 6, metal('#c9ced8'), 'rx="3"')) +
  rect(-44, -84, 108, 64, '#fffaf0', 'rx="6"') +
  rect(-30, -66, 80, 5, '#b9b0d0', 'rx="2"') +
  rect(-30, -52, 60, 5, '#d3cce4', 'rx="2"') +
  rect(-30, -38, 70, 5, '#d3cce4', 'rx="2"') +
  times(9, (i) =>
    at(
      -44 + ((i * 47) % 120),
      20 + ((i * 31) % 90),
      0.5,
      shape(
        'M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z',
        pick(['#ffd04d', '#ff8fb8', '#8fe0d0'], i % 3),
      ),
    ),
  ) +
  rect(66, -124, 9, 248, '#ffd04d', 'opacity=".95"');

const chalk = (): Markup =>
  rect(-20, -20, 440, 250, 'lin(60 #2f6b56 #245644@50 #1a4034)') +
  rect(-20, 216, 440, 16, '#a9764a') +
  words(96, 90, 44, 'a² + b²', '#ffffff', 'opacity=".85"') +
  words(110, 150, 30, 'c² = ?', '#fff6b0', 'opacity=".8"') +
  stroke('M250 150 L360 150 L360 60 Z', '#ffffff', 4, 'opacity=".8"');

export const notebookScene =
  fill('#224f41') +
  blurred(3.5, chalk()) +
  boards(240, '#e0b987', 4, 2) +
  glow(80, 60, 260, '#fff9e6', 0.45) +
  times(6, (i) =>
    group('filter="drop(3 5 4 #120b26 .3)"', at(330, 410, 0.98, pencil(color(i), 140), -58 + i * 17)),
  ) +
  group(
    'filter="drop(9 10 8 #120b26 .38)"',
    group('transform="translate(150 268) rotate(-9) scale(1.02 .98)"', notebook),
  ) +
  lay(
    66,
    392,
    0.8,
    rect(-30, -16, 60, 32, 'lin(0 #ffffff 0 #f2f2f5@50 #ff8fa8@51 #e8546f)', 'rx="5"'),
    -14,
    3,
  );
