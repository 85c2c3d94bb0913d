import { metal, rect, stroke } from '../../painting/markup.ts';

export const toolbox =
  stroke('M-50 -142 Q-50 -176 -30 -176 H30 Q50 -176 50 -142', '#23262e', 12) +
  rect(-130, -146, 260, 62, 'lin(90 #ff6a4f #d9402f@50 #a32a1c)', 'rx="10"') +
  rect(-130, -90, 260, 92, 'lin(90 #d9402f #8f2418)', 'rx="9"') +
  rect(-130, -92, 260, 9, '#5a140c', 'opacity=".6"') +
  rect(-88, -104, 34, 34, metal('#c9ced8'), 'rx="4"') +
  rect(54, -104, 34, 34, metal('#c9ced8'), 'rx="4"') +
  rect(-34, -60, 68, 26, '#23262e', 'rx="5"') +
  stroke('M-120 -140 H120', '#ffb3a0', 3, 'opacity=".8"');
