import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { fill, glow, lay } from '../../light.ts';
import { dark, dot, face, lite, type Markup, metal, rect, shape, stroke, times } from '../../markup.ts';

const tapeMeasure =
  rect(-70, -70, 140, 140, 'lin(50 #ffd84a #f5b91c@50 #b5800a)', 'rx="34"') +
  rect(-70, -70, 140, 140, 'none', 'rx="34" stroke="#1d1c24" stroke-width="11"') +
  dot(0, 0, 42, '#1d1c24') +
  dot(0, 0, 35, face('#ffcf3a')) +
  lettering(0, 10, 27, '5 m', '#1d1c24') +
  rect(64, 40, 150, 24, 'lin(90 #fff6c8 #ffe27a@50 #d9b23a)') +
  times(19, (i) => rect(72 + i * 7.4, 40, 1.4, i % 5 ? 7 : 13, '#2b2838')) +
  times(3, (i) => lettering(110 + i * 37, 61, 10, String(i + 1), '#c3272f')) +
  rect(210, 34, 9, 40, metal(), 'rx="2"');

const pencil = (c: string): Markup =>
  rect(-90, -6, 150, 12, `lin(90 ${lite(c, 0.4)} ${c}@50 ${dark(c, 0.3)})`) +
  shape('M60 -6 L84 0 L60 6 Z', '#f0d3a4') +
  shape('M76 -2 L84 0 L76 2 Z', '#2b2838') +
  rect(-98, -6, 12, 12, metal('#d9c08a'));

export const tapeScene =
  fill('lin(50 #2f6bb0 #245a9c@50 #194580)') +
  times(14, (i) => stroke(`M${i * 30} -20 V420 M-20 ${i * 30} H420`, '#9cc8f5', 0.8, 'opacity=".35"')) +
  stroke(
    'M40 60 H230 V170 H360 V340 H40 Z M40 200 H150 M230 170 V250 M150 340 V270 M150 200 V230',
    '#eaf4ff',
    3.4,
    'stroke-linecap="butt"',
  ) +
  stroke('M150 230 a40 40 0 0 1 40 40 M230 250 a44 44 0 0 0 44 44', '#eaf4ff', 1.8) +
  stroke('M40 40 H230 M40 34 v12 M230 34 v12 M380 170 V340 M374 170 h12 M374 340 h12', '#bfe0ff', 1.6) +
  lettering(135, 34, 13, '4,20', '#dff0ff') +
  lay(130, 232, 1.16, tapeMeasure, -12, 9) +
  lay(250, 100, 1.1, pencil('#e8542f'), 24, 4) +
  lay(
    330,
    318,
    1,
    shape(
      'M-60 60 L60 60 L60 -80 Z M-20 40 L40 40 L40 -30 Z',
      '#ffffff',
      'fill-rule="evenodd" opacity=".75"',
    ) + times(11, (i) => rect(-50 + i * 10, 52, 1.2, 8, '#2f4a6a')),
    6,
    4,
  ) +
  glow(60, 50, 260, '#ffffff', 0.25);
