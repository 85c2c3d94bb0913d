import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { bag } from '../../../src/demonstration/products/drawn/bag.ts';
import { arch, studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { at, blurred, faded } from '../../markup.ts';
import { plinth } from '../../props/household.ts';

export const bagScene =
  studio('#e9c3a4', '#d6a17d', '#ffe7cf') +
  arch(214, 420, 220, 350, '#c0643d') +
  faded(0.42, blurred(4, at(372, 330, 1.9, palm('#6a2f1a'), -12))) +
  stand(204, 372, 1, plinth(210, 62, '#d8d2c8'), { foot: 105, cast: [0.9, -0.25], castOpacity: 0.28 }) +
  stand(204, 306, 1.02, bag('#b86a2e'), { foot: 76, cast: [0.8, 0.12], castOpacity: 0.3 }) +
  blurred(5, at(-12, 452, 1.7, palm('#3f6b46'), 20)) +
  vignette(0.22, '#5a2412');
