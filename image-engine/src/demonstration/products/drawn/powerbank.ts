import { dot, rect, shape, times } from '../../painting/markup.ts';

export const powerbank =
  rect(-58, -104, 116, 208, 'lin(50 #f4f5f9 #d4d7e2@50 #a9adbd)', 'rx="26"') +
  rect(-58, -104, 116, 208, 'none', 'rx="26" stroke="#fff" stroke-width="2" opacity=".7"') +
  times(4, (i) => dot(-18 + i * 12, -76, 3.6, i < 3 ? '#4fd69a' : '#8a90a3')) +
  shape('M6 -34 L-20 10 H0 L-6 42 L22 -6 H2 Z', '#7c52f4') +
  rect(-22, 92, 18, 9, '#3a3d4a', 'rx="3"') +
  rect(6, 92, 14, 9, '#3a3d4a', 'rx="3"');
