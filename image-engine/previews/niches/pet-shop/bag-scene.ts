import { kibbleBag } from '../../../src/demonstration/products/drawn/kibble-bag.ts';
import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { metal, shape } from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { kibble } from './parts.ts';

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
