import { metal, rect, stroke } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const fryer =
  rect(-84, -214, 168, 216, 'lin(0 #0e1014 #4a4f5a@24 #2b2f37@54 #0a0b0e)', 'rx="44"') +
  rect(-60, -190, 120, 52, '#05060a', 'rx="16"') +
  lettering(0, -154, 29, '180°', '#ffb04a') +
  rect(-70, -112, 140, 92, 'lin(90 #3b4049 #1b1e24)', 'rx="14" stroke="#000" stroke-width="2"') +
  rect(-13, -74, 26, 66, metal('#b9bec8'), 'rx="10"') +
  stroke('M-66 -200 Q-76 -120 -70 -30', '#fff', 3, 'opacity=".35"');
