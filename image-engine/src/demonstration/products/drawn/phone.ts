import { type Markup, metal, rect, stroke } from '../../painting/markup.ts';
import { wallpaper } from '../../painting/props/household.ts';
import { lettering } from '../lettering.ts';

export const phone = (colors: readonly [string, string, string]): Markup =>
  rect(-62, -252, 124, 254, metal('#8d93a6'), 'rx="22"') +
  rect(-59, -249, 118, 248, '#06070c', 'rx="19"') +
  wallpaper(-54, -244, 108, 238, colors, 15) +
  rect(-18, -236, 36, 10, '#06070c', 'rx="5"') +
  lettering(0, -186, 27, '09:41', '#ffffff', 'opacity=".95"') +
  stroke('M-61 -226 V-26', '#ffffff', 1.6, 'opacity=".5"');
