import { tiles } from '../../backdrops.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  stroke,
  tube,
} from '../../markup.ts';
import { steam } from '../../props/water.ts';
import { tomato } from './parts.ts';

const pan = (c: string): Markup =>
  stroke('M-104 -84 h-26 q-12 0 -12 12 M104 -84 h26 q12 0 12 12', dark(c, 0.4), 15) +
  shape('M-108 -104 H108 L102 -14 Q100 2 84 2 H-84 Q-100 2 -102 -14 Z', tube(c)) +
  rect(-114, -112, 228, 13, `lin(90 ${lite(c, 0.6)} ${c})`, 'rx="6"') +
  shape('M-106 -112 Q-92 -152 0 -154 Q92 -152 106 -112 Z', tube(lite(c, 0.08))) +
  oval(0, -158, 20, 9, metal('#e0c48a')) +
  rect(-6, -160, 12, 12, metal('#c9a860')) +
  blurred(3, stroke('M-80 -92 Q-84 -50 -80 -16 M-70 -128 Q-40 -146 0 -146', '#fff', 6, 'opacity=".6"'));

const carrot =
  shape(
    'M-10 0 Q-12 -40 0 -92 Q12 -40 10 0 Q0 6 -10 0 Z',
    'lin(0 #b9520f #ffa04a@35 #e8741f@60 #a9480c)',
    'transform="scale(1 -1)"',
  ) + stroke('M0 0 q-12 -16 -16 -32 M0 0 v-38 M0 0 q12 -16 18 -30', '#4fa04f', 5);

export const panScene =
  tiles('#f2efe8', '#d8d2c6', 46, 300, 3) +
  glow(200, 20, 300, '#ffd9a0', 0.8) +
  fill('#5a3a1a', 'opacity=".1"') +
  rect(-20, 300, 440, 120, 'lin(90 #17181d #2b2d36)') +
  rect(-20, 299, 440, 2.5, '#fff', 'opacity=".35"') +
  oval(196, 356, 128, 26, 'none', 'stroke="#ff5a3c" stroke-width="3" opacity=".8"') +
  oval(196, 356, 104, 20, 'none', 'stroke="#ff5a3c" stroke-width="2" opacity=".5"') +
  at(186, 172, 1.3, steam(120, 0.75)) +
  stand(196, 356, 1.1, pan('#d9402f'), { foot: 94, cast: null, reflection: 0.25 }) +
  stand(352, 374, 1, tomato(), { foot: 24, cast: [0.3, -0.1] }) +
  stand(316, 388, 1, tomato(0.8), { foot: 19, cast: [0.3, -0.1] }) +
  at(52, 372, 0.9, carrot, 62) +
  at(70, 388, 0.8, carrot, 74) +
  vignette(0.3);
