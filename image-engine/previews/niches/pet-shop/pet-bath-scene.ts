import { foldedTowels } from '../../../src/demonstration/painting/props/household.ts';
import { bubble } from '../../../src/demonstration/painting/props/water.ts';
import { paw } from '../../../src/demonstration/products/drawn/emblems.ts';
import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { tiles } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, rect, shape, tube } from '../../markup.ts';
import { foam } from '../../props/water.ts';
import { stone } from '../../surfaces.ts';

const petShampoo =
  rect(-24, -226, 48, 34, tube('#ffffff'), 'rx="7"') +
  shape(
    'M-24 -194 H24 Q60 -184 60 -150 V-12 Q60 2 46 2 H-46 Q-60 2 -60 -12 V-150 Q-60 -184 -24 -194 Z',
    tube('#8a6cf0'),
  ) +
  rect(-44, -144, 88, 104, '#fff', 'rx="14"') +
  at(0, -98, 1.2, paw('#8a6cf0')) +
  lettering(0, -56, 14, 'BANHO', '#5b3fc4');

export const petBathScene =
  tiles('#b3dcf0', '#eaf7fd', 50, 320, 9) +
  glow(120, 40, 280, '#ffffff', 0.75) +
  stone(312, '#eef1f3', '#b4bdc4', 5, 0.05) +
  stand(318, 354, 1, foldedTowels(['#ffd04a', '#ffdf86'], 130), { foot: 62, cast: null }) +
  stand(176, 360, 1.16, petShampoo, { foot: 56, cast: [0.6, 0], castOpacity: 0.2 }) +
  at(90, 376, 1.1, foam(4, 34, 140, 30)) +
  at(270, 384, 0.8, foam(9, 24, 110, 22)) +
  bubble(70, 120, 26) +
  bubble(300, 90, 20) +
  bubble(330, 200, 13) +
  bubble(108, 210, 12) +
  bubble(260, 160, 9);
