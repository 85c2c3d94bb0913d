import { at, blurred, rect, shape, stroke, tube } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';
import { paw } from './emblems.ts';

export const kibbleBag =
  shape('M-84 -232 L-78 -246 H78 L84 -232 Q92 -120 84 0 Q0 8 -84 0 Q-92 -120 -84 -232 Z', tube('#e8842e')) +
  rect(-82, -246, 164, 20, 'lin(90 #fff1dc #d9b88a)', 'rx="3"') +
  shape('M-86 -150 Q0 -118 86 -150 V-60 Q0 -30 -86 -60 Z', '#fff6e8') +
  lettering(0, -84, 32, 'RAÇÃO', '#b3541a') +
  lettering(0, -62, 12, 'CÃES ADULTOS', '#3a2a20') +
  at(0, -186, 1.5, paw('#fff')) +
  lettering(0, -20, 18, '10 kg', '#fff6e8') +
  blurred(5, stroke('M-60 -230 Q-70 -120 -62 -10', '#fff', 8, 'opacity=".5"'));
