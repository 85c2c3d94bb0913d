import { hills } from '../../../src/demonstration/products/drawn/landscape.ts';
import { toolbox } from '../../../src/demonstration/products/drawn/toolbox.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, oval, rect, shape, stroke, times } from '../../markup.ts';
import { dust } from './parts.ts';

export const truckScene =
  sky('#ffb870', '#ffe9b8') +
  glow(310, 120, 230, '#fff6cf', 1) +
  blurred(
    3,
    hills(210, '#b98a5a', 4, 60),
    hills(240, '#8fa05a', 8, 40),
    shape('M190 232 L210 232 L330 330 H70 Z', '#d9a56a'),
  ) +
  blurred(12, oval(200, 268, 220, 24, '#ffe3b0', 'opacity=".7"')) +
  shape('M-20 206 H34 L56 420 H-20 Z', 'lin(0 #23406f #3f6bb0@70 #1a2f57)') +
  shape('M420 206 H366 L344 420 H420 Z', 'lin(0 #1a2f57 #3f6bb0@30 #23406f)') +
  rect(34, 262, 332, 26, 'lin(90 #4f7fc8 #23406f)') +
  rect(30, 286, 340, 140, 'lin(90 #2b2e37 #4a4e59)') +
  times(11, (i) => stroke(`M${70 + i * 26} 288 L${30 + i * 34} 420`, '#17191f', 3, 'opacity=".8"')) +
  stand(200, 376, 1.06, toolbox, { foot: 126, cast: [-0.4, -0.14] }) +
  dust(3, 40, '#fff3d0', 120, 200);
