import { tablet } from '../../../src/demonstration/products/drawn/tablet.ts';
import { fill, stand } from '../../light.ts';
import { at } from '../../markup.ts';

export const tabletScene =
  fill('lin(90 #ffffff #fcfcfe@60 #eeeef4)') +
  stand(200, 368, 1, '', { foot: 100, cast: null, contact: 0.3 }) +
  at(200, 196, 1.14, tablet);
