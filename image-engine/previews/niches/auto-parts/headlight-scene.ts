import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, dot, metal, oval, rect, shape, stroke, times } from '../../markup.ts';

const headlight =
  shape(
    'M-130 -44 Q-104 -100 -10 -104 Q86 -106 128 -72 Q138 -30 112 -6 Q40 6 -70 0 Q-128 -6 -130 -44 Z',
    'lin(60 #4a5468 #1b2130@50 #0b0e16)',
  ) +
  shape(
    'M-116 -44 Q-92 -90 -8 -93 Q80 -95 116 -66 Q124 -32 102 -14 Q36 -5 -68 -10 Q-116 -14 -116 -44 Z',
    'lin(50 #9fb6d6 #2b364c@45 #121825)',
  ) +
  [
    [-56, -48, 30],
    [16, -52, 32],
    [82, -50, 22],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        dot(x, y, r, metal('#b9c4d6')) +
        dot(x, y, r * 0.8, 'rad(.5 .5 .5 #ffffff #f0f7ff@40 #9cc4ff@75 #3a5a96)'),
    )
    .join('') +
  stroke('M-112 -40 Q-90 -86 -8 -89 Q78 -92 112 -64', '#eaf4ff', 4.5);

export const headlightScene =
  fill('lin(90 #0b1122 #060912)') +
  blurred(
    7,
    times(5, (i) => rect(20 + i * 86, 20, 12, 250, '#1c2740', 'opacity=".8"')),
    rect(-20, 250, 440, 14, '#1c2740'),
  ) +
  blurred(18, shape('M120 226 L430 60 V370 Z', 'lin(0 #eaf4ff #9cc4ff55@60 #9cc4ff00)')) +
  blurred(8, shape('M150 226 L430 150 V300 Z', 'lin(0 #ffffff #cfe2ff44)')) +
  rect(-20, 318, 440, 110, 'lin(90 #0b1020 #1a2440)') +
  blurred(12, oval(310, 346, 130, 18, '#b9d4ff', 'opacity=".5"')) +
  stand(146, 336, 1.06, headlight, { foot: 104, cast: null, reflection: 0.3 }) +
  glow(98, 285, 62, '#ffffff', 0.9) +
  glow(162, 281, 76, '#ffffff', 1) +
  glow(234, 283, 54, '#ffffff', 0.9) +
  blurred(14, oval(60, 372, 190, 22, '#8fb0e6', 'opacity=".25"')) +
  vignette(0.35);
