import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, glow, lay } from '../../light.ts';
import { at, dark, dot, lite, pick, rect, stroke, times } from '../../markup.ts';
import { pen } from './parts.ts';

const calculator =
  rect(-78, -120, 156, 240, 'lin(50 #4a5168 #2f3448@45 #1a1d2b)', 'rx="18"') +
  rect(-62, -102, 124, 50, 'lin(90 #cfe3c9 #b3cfae)', 'rx="6"') +
  lettering(10, -68, 21, '1.289,90', '#22382a') +
  times(16, (i) => {
    const [c, r] = [i % 4, Math.floor(i / 4)];
    const k = c === 3 ? '#ff8a4a' : r === 0 ? '#6a7290' : '#e9ecf5';
    return (
      rect(-62 + c * 32, -38 + r * 37, 27, 29, `lin(70 ${lite(k, 0.3)} ${dark(k, 0.12)})`, 'rx="7"') +
      lettering(
        -48.5 + c * 32,
        -18 + r * 37,
        14,
        pick(['C', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+'], i),
        c === 3 || r === 0 ? '#ffffff' : '#2b3046',
      )
    );
  });

const chart =
  rect(-80, -104, 160, 208, '#ffffff') +
  rect(-62, -86, 70, 7, '#3f4a66') +
  times(6, (i) =>
    rect(
      -58 + i * 20,
      4 - pick([20, 34, 28, 46, 56, 70], i),
      13,
      pick([20, 34, 28, 46, 56, 70], i),
      i === 5 ? '#d12f6b' : '#8f7cf0',
    ),
  ) +
  stroke('M-62 6 H62', '#b9bfd0', 2) +
  times(5, (i) => rect(-62, 24 + i * 14, 120 - ((i * 29) % 50), 4, '#d3d8e4'));

const glasses =
  stroke(
    'M-52 0 a25 25 0 1 0 50 0 a25 25 0 1 0 -50 0 M6 0 a25 25 0 1 0 50 0 a25 25 0 1 0 -50 0 M-2 -6 q4 -6 8 0 M-52 -4 L-70 -46 M56 -4 L74 -46',
    '#3a2a22',
    5,
  ) +
  dot(-27, 0, 23, '#ffffff', 'opacity=".35"') +
  dot(31, 0, 23, '#ffffff', 'opacity=".35"');

export const calculatorScene =
  fill('lin(50 #93a6be #7389a6@50 #586e8c)') +
  glow(60, 40, 300, '#ffffff', 0.45) +
  lay(100, 140, 1.1, chart, -10, 4) +
  lay(320, 120, 1, chart, 12, 4) +
  lay(206, 222, 1.18, calculator, 5, 9) +
  lay(74, 362, 0.9, glasses, -22, 4) +
  lay(350, 330, 1, at(0, 70, 1, pen('#d12f6b')), 24, 4);
