import { glow, lay, vignette } from '../../light.ts';
import { dot, face, group, metal, rect, shape, stroke, times, words } from '../../markup.ts';
import { clothFromAbove } from '../../surfaces.ts';
import { bud } from './parts.ts';

const powerbank =
  rect(-58, -104, 116, 208, 'lin(50 #f4f5f9 #d4d7e2@50 #a9adbd)', 'rx="26"') +
  rect(-58, -104, 116, 208, 'none', 'rx="26" stroke="#fff" stroke-width="2" opacity=".7"') +
  times(4, (i) => dot(-18 + i * 12, -76, 3.6, i < 3 ? '#4fd69a' : '#8a90a3')) +
  shape('M6 -34 L-20 10 H0 L-6 42 L22 -6 H2 Z', '#7c52f4') +
  rect(-22, 92, 18, 9, '#3a3d4a', 'rx="3"') +
  rect(6, 92, 14, 9, '#3a3d4a', 'rx="3"');

const cable =
  times(4, (i) => stroke(`M${-34 + i * 3} 0 a${34 - i * 4} ${30 - i * 4} 0 1 1 0.1 0.1`, '#f3f4f8', 5)) +
  stroke('M-30 6 q-20 40 10 62', '#f3f4f8', 5) +
  rect(-28, 64, 15, 26, metal('#b9bdca'), 'rx="3" transform="rotate(-24 -20 76)"');

const passport =
  rect(-48, -66, 96, 132, face('#23407a'), 'rx="7"') +
  dot(0, -6, 24, 'none', 'stroke="#e0b94f" stroke-width="3"') +
  stroke('M-24 -6 H24 M0 -30 Q14 -6 0 18 Q-14 -6 0 -30', '#e0b94f', 2) +
  words(0, -42, 11, 'PASSAPORTE', '#e0b94f') +
  rect(-22, 34, 44, 4, '#e0b94f', 'rx="2"');

export const powerScene =
  clothFromAbove('#8d909c', 6) +
  glow(60, 40, 300, '#ffffff', 0.4) +
  lay(150, 196, 1.34, powerbank, -6, 7) +
  lay(318, 116, 1.12, passport, 9, 4) +
  lay(330, 288, 1.1, cable, 0, 4) +
  lay(60, 366, 0.66, group('', bud(1)), 60, 3) +
  vignette(0.25);
