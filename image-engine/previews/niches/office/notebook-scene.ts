import { notebook } from '../../../src/demonstration/products/drawn/notebook.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, glow, lay } from '../../light.ts';
import { at, blurred, group, type Markup, rect, stroke, times } from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { color, pencil } from './parts.ts';

const chalk = (): Markup =>
  rect(-20, -20, 440, 250, 'lin(60 #2f6b56 #245644@50 #1a4034)') +
  rect(-20, 216, 440, 16, '#a9764a') +
  lettering(96, 90, 44, 'a² + b²', '#ffffff', 'opacity=".85"') +
  lettering(110, 150, 30, 'c² = ?', '#fff6b0', 'opacity=".8"') +
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
