import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { jeans } from '../../../src/demonstration/products/drawn/jeans.ts';
import { glow, lay } from '../../light.ts';
import { dot, metal, rect, times } from '../../markup.ts';
import { boardsFromAbove } from '../../surfaces.ts';

const beltRoll =
  times(4, (i) => dot(0, 0, 40 - i * 8, i % 2 ? '#5e351b' : '#8b5630')) +
  dot(0, 0, 8, '#3a1f10') +
  rect(26, -11, 30, 22, metal('#cfb37a'), 'rx="4"') +
  rect(33, -5, 14, 10, '#7a4a28');

export const jeansScene =
  boardsFromAbove('#d9b98f', 7) +
  lay(176, 204, 1.3, jeans, -7, 8) +
  lay(338, 306, 1.1, beltRoll, 12, 6) +
  lay(372, 170, 0.95, palm('#7f9f80'), -14, 4) +
  glow(90, 40, 320, '#fffaf0', 0.45);
