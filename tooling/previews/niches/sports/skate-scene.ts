import { fill, glow, stand, vignette } from '../../light.ts';
import { ball, blurred, dot, group, metal, rect, shape, stroke } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const skateboard =
  shape(
    'M-146 -44 Q-160 -62 -132 -60 L-100 -46 H100 L132 -60 Q160 -62 146 -44 Q124 -28 96 -28 H-96 Q-124 -28 -146 -44 Z',
    'lin(90 #2b2838 #14121d)',
  ) +
  shape(
    'M-140 -40 Q-122 -28 -96 -28 H96 Q122 -28 140 -40 L136 -34 Q118 -20 96 -20 H-96 Q-118 -20 -136 -34 Z',
    'lin(0 #ff7a4f #ffc83d@40 #ff4f8a)',
  ) +
  [-76, 76]
    .map(
      (x) =>
        rect(x - 16, -22, 32, 9, metal('#aeb4c0'), 'rx="3"') +
        dot(x - 17, -5, 15, ball('#fff3dc')) +
        dot(x + 17, -5, 15, ball('#fff3dc')) +
        dot(x - 17, -5, 5, '#8a8fa0') +
        dot(x + 17, -5, 5, '#8a8fa0'),
    )
    .join('') +
  stroke('M-126 -56 L-98 -43 H98 L126 -56', '#6a6580', 2, 'opacity=".8"');

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
