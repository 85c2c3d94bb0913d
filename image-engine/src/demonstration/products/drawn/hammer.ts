import { dark, metal, rect, shape, tube } from '../../painting/markup.ts';

export const hammer =
  rect(-9, -196, 18, 200, 'lin(0 #8a5426 #e2ab6a@35 #c98b4c@60 #7a4720)', 'rx="7"') +
  rect(-12, -70, 24, 72, tube('#d9402f'), 'rx="9"') +
  shape('M-66 -236 H8 V-190 H-66 Z', metal('#aeb4c0')) +
  rect(-84, -242, 22, 58, metal('#c3c8d2'), 'rx="6"') +
  shape('M6 -236 Q62 -240 88 -196 Q60 -214 40 -206 Q20 -196 6 -190 Z', metal('#aeb4c0')) +
  rect(-14, -240, 28, 54, dark('#8a909d', 0.15), 'rx="4"');
