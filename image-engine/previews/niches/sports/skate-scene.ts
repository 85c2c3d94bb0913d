import { skateboard } from '../../../src/demonstration/products/drawn/skateboard.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, dot, group, rect, shape, stroke } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

export const skateScene =
  fill('lin(90 #cfd8e0 #b5bec9)') +
  blurred(
    4,
    rect(-60, -60, 520, 300, '#d9cdbf'),
    shape('M10 200 Q40 40 110 90 Q160 130 120 200 Z', '#ff5f8a'),
    shape('M110 220 Q120 60 220 60 Q300 80 250 220 Z', '#3fa9f0'),
    shape('M230 220 Q250 110 330 60 Q410 60 400 220 Z', '#ffc83d'),
    stroke('M30 170 Q90 60 160 160 T300 110 T400 170', '#6437e6', 22),
    stroke('M60 60 L120 30 L180 70 L260 24 L350 70', '#1fa98f', 15),
    dot(320, 60, 26, '#ff7a4f'),
  ) +
  stone(232, '#c9c8c6', '#8a8988', 6, 0.02) +
  stroke('M-20 330 L420 300 M120 240 L60 420', '#8f8e8c', 1.8, 'opacity=".6"') +
  glow(40, 40, 260, '#fff6dc', 0.7) +
  stand(200, 356, 1.16, group('transform="rotate(-7)"', skateboard), {
    foot: 100,
    cast: [0.8, -0.5],
    castOpacity: 0.4,
  }) +
  vignette(0.18);
