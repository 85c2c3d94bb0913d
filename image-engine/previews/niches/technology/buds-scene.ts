import { studio } from '../../backdrops.ts';
import { hang } from '../../light.ts';
import { at, blurred, dot, group, oval, rect, shape } from '../../markup.ts';
import { bud } from './parts.ts';

export const budsScene =
  studio('#e6dcfb', '#cbbaf2', '#ffffff') +
  blurred(10, oval(206, 356, 108, 14, '#5a3fa8', 'opacity=".4"')) +
  at(
    204,
    340,
    1.16,
    shape('M-72 -74 Q-72 -132 0 -132 Q72 -132 72 -74 Z', 'lin(90 #f3effc #cfc4e6)') +
      shape('M-62 -76 Q-62 -120 0 -120 Q62 -120 62 -76 Z', 'lin(90 #b9aed3 #e3dcf2)') +
      rect(-74, -78, 148, 80, 'lin(90 #ffffff #efeaf8@45 #c6bbdd)', 'rx="32"') +
      oval(-30, -70, 20, 6, '#9a8fb8') +
      oval(30, -70, 20, 6, '#9a8fb8') +
      dot(0, -34, 4, '#62d68f'),
  ) +
  hang(148, 130, 1.16, group('transform="rotate(-12)"', bud(1)), [0, 34, 16], 0.3) +
  hang(262, 112, 1.16, group('transform="rotate(12)"', bud(-1)), [0, 40, 18], 0.28);
