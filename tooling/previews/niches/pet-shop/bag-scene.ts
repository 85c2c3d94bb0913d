import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { at, blurred, metal, oval, rect, shape, stroke, tube, words } from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { kibble } from './parts.ts';

const kibbleBag =
  shape('M-84 -232 L-78 -246 H78 L84 -232 Q92 -120 84 0 Q0 8 -84 0 Q-92 -120 -84 -232 Z', tube('#e8842e')) +
  rect(-82, -246, 164, 20, 'lin(90 #fff1dc #d9b88a)', 'rx="3"') +
  shape('M-86 -150 Q0 -118 86 -150 V-60 Q0 -30 -86 -60 Z', '#fff6e8') +
  words(0, -84, 32, 'RAÇÃO', '#b3541a') +
  words(0, -62, 12, 'CÃES ADULTOS', '#3a2a20') +
  at(
    0,
    -186,
    1.5,
    oval(0, 6, 14, 11, '#fff') +
      oval(-17, -7, 6, 8, '#fff') +
      oval(-6, -15, 6, 8, '#fff') +
      oval(6, -15, 6, 8, '#fff') +
      oval(17, -7, 6, 8, '#fff'),
  ) +
  words(0, -20, 18, '10 kg', '#fff6e8') +
  blurred(5, stroke('M-60 -230 Q-70 -120 -62 -10', '#fff', 8, 'opacity=".5"'));

const steelBowl =
  kibble(5, 26, -40, -44, 80, 12) +
  shape('M-52 -38 H52 L62 -2 Q62 2 56 2 H-56 Q-62 2 -62 -2 Z', metal('#c3c9d3'));

export const bagScene =
  studio('#1f6a7c', '#0e4352', '#5aaec0', 80, 100) +
  boards(304, '#b07a48', 6) +
  stand(164, 352, 1.1, kibbleBag, { foot: 82, cast: [0.7, -0.12], castOpacity: 0.4 }) +
  stand(312, 366, 1.06, steelBowl, { foot: 56, cast: [0.3, -0.1] }) +
  kibble(11, 22, 40, 368, 230, 24) +
  vignette(0.3);
