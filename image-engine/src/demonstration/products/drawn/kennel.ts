import { rect, shape, stroke, times } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const kennel =
  rect(-104, -132, 208, 134, 'lin(0 #d99a5c #c9854a@50 #9a5f30)') +
  times(6, (i) => stroke(`M-104 ${-112 + i * 22} H104`, '#8a5428', 2, 'opacity=".6"')) +
  shape('M-132 -120 L0 -214 L132 -120 L118 -106 L0 -190 L-118 -106 Z', 'lin(90 #d9513f #a8332a)') +
  shape('M-104 -116 L0 -190 L104 -116 Z', '#d3914f') +
  shape('M-46 2 V-64 Q-46 -104 0 -104 Q46 -104 46 -64 V2 Z', 'lin(90 #2a1a14 #4a2f20)') +
  stroke('M-46 2 V-64 Q-46 -104 0 -104 Q46 -104 46 -64 V2', '#f3dcb8', 7) +
  rect(-38, -142, 76, 24, '#fff3dc', 'rx="6"') +
  lettering(0, -124, 17, 'LUNA', '#8a4a20');
