import { phone } from '../../../src/demonstration/products/drawn/phone.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, group, rect, stroke } from '../../markup.ts';

export const phoneScene =
  fill('lin(90 #151030 #0a0718)') +
  glow(70, 170, 250, '#7c3cff', 0.75) +
  glow(340, 190, 250, '#2a7bff', 0.75) +
  rect(-20, 316, 440, 110, 'lin(90 #0c0920 #1b1440)') +
  rect(-20, 315, 440, 1.6, '#b9a4ff', 'opacity=".5"') +
  stand(204, 344, 1.16, group('transform="rotate(0)"', phone(['#2a1a78', '#a83fd0', '#ff8a7a'])), {
    foot: 58,
    cast: null,
    reflection: 0.5,
  }) +
  blurred(2.5, stroke('M131 70 V330', '#b07bff', 4, 'opacity=".95"')) +
  blurred(2.5, stroke('M277 70 V330', '#5aa6ff', 4, 'opacity=".95"')) +
  vignette(0.4);
