import { powerbank } from '../../../src/demonstration/products/drawn/powerbank.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { glow, lay, vignette } from '../../light.ts';
import { dot, face, group, metal, rect, stroke, times } from '../../markup.ts';
import { clothFromAbove } from '../../surfaces.ts';
import { bud } from './parts.ts';

const cable =
  times(4, (i) => stroke(`M${-34 + i * 3} 0 a${34 - i * 4} ${30 - i * 4} 0 1 1 0.1 0.1`, '#f3f4f8', 5)) +
  stroke('M-30 6 q-20 40 10 62', '#f3f4f8', 5) +
  rect(-28, 64, 15, 26, metal('#b9bdca'), 'rx="3" transform="rotate(-24 -20 76)"');

const passport =
  rect(-48, -66, 96, 132, face('#23407a'), 'rx="7"') +
  dot(0, -6, 24, 'none', 'stroke="#e0b94f" stroke-width="3"') +
  stroke('M-24 -6 H24 M0 -30 Q14 -6 0 18 Q-14 -6 0 -30', '#e0b94f', 2) +
  lettering(0, -42, 11, 'PASSAPORTE', '#e0b94f') +
  rect(-22, 34, 44, 4, '#e0b94f', 'rx="2"');

export const powerScene =
  clothFromAbove('#8d909c', 6) +
  glow(60, 40, 300, '#ffffff', 0.4) +
  lay(150, 196, 1.34, powerbank, -6, 7) +
  lay(318, 116, 1.12, passport, 9, 4) +
  lay(330, 288, 1.1, cable, 0, 4) +
  lay(60, 366, 0.66, group('', bud(1)), 60, 3) +
  vignette(0.25);
