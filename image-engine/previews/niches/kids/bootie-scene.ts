import { studio } from '../../backdrops.ts';
import { stand, vignette } from '../../light.ts';
import { at, blurred, dark, faded, lite, type Markup, rect, shape, stroke, times } from '../../markup.ts';

const bootie = (color: string): Markup =>
  shape(
    'M-46 -96 H18 Q22 -66 38 -56 Q86 -46 88 -18 Q88 2 64 2 H-40 Q-58 2 -54 -24 Z',
    `lin(70 ${lite(color, 0.45)} ${color}@50 ${dark(color, 0.32)})`,
  ) +
  shape(
    'M-46 -96 H18 Q22 -66 38 -56 Q86 -46 88 -18 Q88 2 64 2 H-40 Q-58 2 -54 -24 Z',
    '#000',
    `filter="noise(.22 .22 1 3 ${dark(color, 0.4)} .7)" opacity=".5"`,
  ) +
  rect(-52, -112, 76, 30, `lin(90 ${lite(color, 0.7)} ${lite(color, 0.3)})`, 'rx="14"') +
  stroke('M-46 -72 H22', '#fff', 4) +
  stroke(
    'M4 -72 q-22 -20 -26 -2 q4 14 26 2 q22 -20 26 -2 q-4 14 -26 2 M4 -72 q-4 14 -14 22 M4 -72 q8 12 16 18',
    '#fff',
    3.4,
  ) +
  stroke('M-50 -4 H80', dark(color, 0.25), 4, 'opacity=".5"');

const knit = (color: string, y: number, w: number): Markup =>
  rect(-w / 2, y - 34, w, 36, `lin(90 ${lite(color, 0.35)} ${color}@60 ${dark(color, 0.28)})`, 'rx="17"') +
  times(Math.floor(w / 15), (i) =>
    stroke(`M${-w / 2 + 14 + i * 15} ${y - 28} q5 6 0 12 q-5 6 0 12`, dark(color, 0.22), 2, 'opacity=".5"'),
  );

export const bootieScene =
  studio('#f7e6df', '#eccdc4', '#fffaf4') +
  faded(
    0.8,
    blurred(
      4,
      times(14, (i) => rect(-10 + i * 30, -20, 15, 330, i % 2 ? '#ffffff' : '#f3dcd2')),
    ),
  ) +
  rect(-20, 318, 440, 102, 'lin(90 #e6c7ba #f5dfd4)') +
  stand(200, 384, 1, knit('#f0cfc2', 0, 318) + knit('#fbf3e8', -34, 300) + knit('#d9c2a6', -68, 310), {
    foot: 150,
    cast: null,
  }) +
  stand(160, 288, 1.06, bootie('#f2a7ac'), { foot: 64, cast: [0.3, 0.1], castOpacity: 0.2 }) +
  stand(246, 296, 1.12, bootie('#f2a7ac'), { foot: 64, cast: [0.3, 0.1], castOpacity: 0.22 }) +
  at(
    92,
    288,
    1.1,
    stroke(
      'M0 -14 q-40 -32 -46 -4 q6 22 46 4 q40 -32 46 -4 q-6 22 -46 4 M0 -14 q-8 24 -26 36 M0 -14 q10 22 24 34',
      '#fff7ef',
      6,
    ),
  ) +
  vignette(0.12, '#8a4a40');
