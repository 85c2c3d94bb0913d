import { metal, oval, rect, shape, stroke, times, tube } from '../../painting/markup.ts';
import { lettering } from '../lettering.ts';

export const smartwatch =
  shape('M-36 -232 H36 L42 -168 H-42 Z', tube('#ff7a45')) +
  shape('M-42 -62 H42 L36 2 H-36 Z', tube('#ff7a45')) +
  times(4, (i) => oval(0, -18 - i * 13, 5, 2.6, '#a33d12')) +
  rect(58, -140, 11, 30, metal('#b9bcc8'), 'rx="4"') +
  rect(-60, -180, 120, 126, metal('#a9adba'), 'rx="34"') +
  rect(-53, -173, 106, 112, '#06070d', 'rx="28"') +
  [
    ['#ff4f7b', 40, 200],
    ['#9be15d', 30, 150],
    ['#39c8ff', 20, 96],
  ]
    .map(([c, r, d]) =>
      stroke(`M0 ${-117 - Number(r)} a${r} ${r} 0 1 1 -0.1 0`, String(c), 7, `stroke-dasharray="${d} 400"`),
    )
    .join('') +
  lettering(0, -110, 19, '7:12', '#fff') +
  shape('M-48 -150 Q-48 -170 -26 -170 H4 L-46 -96 Z', '#fff', 'opacity=".12"');
