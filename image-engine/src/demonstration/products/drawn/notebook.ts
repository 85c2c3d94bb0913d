import { at, metal, pick, rect, times } from '../../painting/markup.ts';
import { star } from './emblems.ts';

export const notebook =
  rect(-92, -124, 184, 248, 'lin(45 #8a6cf5 #6437e6@45 #3f1fa8)', 'rx="9"') +
  rect(-92, -124, 26, 248, '#3a1d9a', 'rx="6" opacity=".55"') +
  times(13, (i) => rect(-104, -112 + i * 18, 24, 6, metal('#c9ced8'), 'rx="3"')) +
  rect(-44, -84, 108, 64, '#fffaf0', 'rx="6"') +
  rect(-30, -66, 80, 5, '#b9b0d0', 'rx="2"') +
  rect(-30, -52, 60, 5, '#d3cce4', 'rx="2"') +
  rect(-30, -38, 70, 5, '#d3cce4', 'rx="2"') +
  times(9, (i) =>
    at(
      -44 + ((i * 47) % 120),
      20 + ((i * 31) % 90),
      0.5,
      star(pick(['#ffd04d', '#ff8fb8', '#8fe0d0'], i % 3)),
    ),
  ) +
  rect(66, -124, 9, 248, '#ffd04d', 'opacity=".95"');
