import { wallpaper } from '../../../../bff/src/providers/local/painting/props/household.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, group, type Markup, metal, rect, stroke, words } from '../../markup.ts';

const phone = (colors: readonly [string, string, string]): Markup =>
  rect(-62, -252, 124, 254, metal('#8d93a6'), 'rx="22"') +
  rect(-59, -249, 118, 248, '#06070c', 'rx="19"') +
  wallpaper(-54, -244, 108, 238, colors, 15) +
  rect(-18, -236, 36, 10, '#06070c', 'rx="5"') +
  words(0, -186, 27, '09:41', '#ffffff', 'opacity=".95"') +
  stroke('M-61 -226 V-26', '#ffffff', 1.6, 'opacity=".5"');

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
