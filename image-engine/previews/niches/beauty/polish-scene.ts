import { block } from '../../../src/demonstration/painting/props/household.ts';
import { polish } from '../../../src/demonstration/products/drawn/polish.ts';
import { fill, glow, stand } from '../../light.ts';
import { rect } from '../../markup.ts';

export const polishScene =
  fill('lin(60 #d9c4f7 #bfa2ee@60 #a583e0)') +
  glow(80, 60, 260, '#f6ecff', 0.8) +
  rect(-20, 322, 440, 100, 'lin(90 #b295e6 #cdb5f4)') +
  stand(96, 364, 1, block(92, 84, '#ff7aa8'), { foot: 46, cast: [0.9, -0.2], shade: '#5a2a9a' }) +
  stand(204, 370, 1, block(92, 152, '#ffd05a'), { foot: 46, cast: [0.9, -0.2], shade: '#5a2a9a' }) +
  stand(312, 360, 1, block(92, 54, '#59d0c2'), { foot: 46, cast: [0.6, -0.2], shade: '#5a2a9a' }) +
  stand(104, 272, 1.14, polish('#e0245e'), { foot: 30, cast: [0.7, 0.1], shade: '#5a2a9a' }) +
  stand(212, 210, 1.14, polish('#7b3ff2'), { foot: 30, cast: [0.7, 0.1], shade: '#5a2a9a' }) +
  stand(320, 298, 1.14, polish('#0fa9a0'), { foot: 30, cast: [0.7, 0.1], shade: '#5a2a9a' });
