import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { beam, fill, stand, vignette } from '../../light.ts';
import { blurred, oval, rect, shape, times, tube } from '../../markup.ts';
import { pegTools } from '../../props/household.ts';

const oilCan =
  rect(-26, -218, 52, 30, tube('#ffb52e'), 'rx="6"') +
  times(9, (i) => rect(-24 + i * 6, -214, 2, 24, '#000', 'opacity=".2"')) +
  shape(
    'M-30 -188 H30 Q74 -176 76 -140 V-14 Q76 2 60 2 H-60 Q-76 2 -76 -14 V-120 Q-76 -170 -30 -188 Z',
    tube('#c3272f'),
  ) +
  shape(
    'M48 -160 Q66 -150 66 -128 V-70 Q56 -58 46 -70 V-128 Q46 -150 48 -160 Z',
    '#3a0b10',
    'opacity=".65"',
  ) +
  rect(-66, -118, 100, 88, '#fff7ea', 'rx="8"') +
  lettering(-16, -76, 25, '5W-30', '#1b1a20') +
  lettering(-16, -54, 11, 'SINTÉTICO', '#c3272f') +
  shape('M-16 -112 q9 10 0 15 q-9 -5 0 -15 Z', '#f0a52e') +
  blurred(2, rect(-56, -160, 9, 150, '#fff', 'opacity=".4" rx="4"'));

export const oilScene =
  fill('lin(90 #8b97a8 #5c6778)') +
  pegTools('#6a5a4a', 5) +
  beam(200, -40, 240, '#ffffff', 0.55) +
  rect(-20, 290, 440, 130, 'lin(90 #7d8694 #c3cad4@35 #8a93a2)') +
  rect(-20, 290, 440, 130, '#000', 'filter="noise(.9 .02 2 4 #ffffff .6)" opacity=".4"') +
  rect(-20, 289, 440, 3, '#fff', 'opacity=".7"') +
  shape(
    'M90 386 Q120 362 200 368 Q300 362 330 380 Q350 398 270 402 Q120 408 90 386 Z',
    'lin(80 #ffd97a #d98a12@50 #8a4a06)',
  ) +
  oval(170, 378, 40, 4, '#fff6d0', 'opacity=".8"') +
  stand(204, 362, 1.22, oilCan, { foot: 68, cast: null, reflection: 0.25 }) +
  vignette(0.35);
