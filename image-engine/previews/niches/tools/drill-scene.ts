import { drill } from '../../../src/demonstration/products/drawn/drill.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { at, blurred, metal, oval, rect, stroke, times } from '../../markup.ts';
import { pegTools } from '../../props/household.ts';
import { boards } from '../../surfaces.ts';
import { dust } from './parts.ts';

const bit =
  rect(-2.4, -52, 4.8, 54, metal('#c9a24e')) +
  times(5, (i) => stroke(`M-3 ${-10 - i * 9} L3 ${-15 - i * 9}`, '#6a5010', 1.6));

export const drillScene =
  fill('lin(90 #8d7a66 #5d4c3f)') +
  pegTools('#8a6a4a', 4) +
  boards(284, '#b8834f', 5, 2) +
  glow(60, 60, 260, '#fff1d4', 0.55) +
  blurred(1.5, oval(118, 366, 90, 12, '#f1d3a0'), oval(300, 384, 60, 9, '#e9c68c')) +
  dust(4, 60, '#ffe9c4', 340, 50) +
  stand(196, 358, 1.24, drill('#ffc21f'), { foot: 52, cast: [0.7, -0.14] }) +
  at(80, 372, 0.9, bit, 80) +
  at(110, 384, 0.9, bit, 96) +
  at(336, 366, 0.8, bit, 66) +
  vignette(0.35);
