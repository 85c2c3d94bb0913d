import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, rect, shape, stroke, times } from '../../markup.ts';

const mouse =
  shape(
    'M-120 -6 Q-124 -44 -86 -66 Q-30 -98 40 -88 Q112 -76 128 -30 Q134 2 116 4 H-104 Q-118 4 -120 -6 Z',
    'lin(80 #5a5f6b #2b2e38@45 #0f1015)',
  ) +
  shape('M-120 -10 Q-60 -36 -14 -34 Q50 -36 128 -18 Q132 2 116 4 H-104 Q-118 4 -120 -10 Z', '#14151b') +
  stroke('M-60 -78 Q-24 -56 -18 -34', '#0b0c10', 3) +
  rect(-66, -80, 34, 14, '#0b0c10', 'rx="7" transform="rotate(-24 -50 -73)"') +
  rect(-60, -78, 22, 8, '#4fffa0', 'rx="4" transform="rotate(-24 -50 -73)"') +
  blurred(2, stroke('M-112 -8 Q-60 -32 -14 -30 Q50 -32 122 -14', '#4fffa0', 5)) +
  stroke('M-112 -8 Q-60 -32 -14 -30 Q50 -32 122 -14', '#d6ffe8', 1.8) +
  blurred(4, stroke('M-80 -62 Q-20 -90 50 -80', '#fff', 5, 'opacity=".5"'));

export const mouseScene =
  fill('lin(90 #07110d #0c1f17@60 #06100c)') +
  glow(200, 190, 230, '#2fe08a', 0.5) +
  blurred(
    1.2,
    times(15, (i) => stroke(`M200 190 L${-260 + i * 66} 430`, '#4fffa0', 2, 'opacity=".75"')) +
      times(6, (i) =>
        stroke(`M-20 ${204 + i * i * 8 + i * 6} H420`, '#4fffa0', 1.8, `opacity="${0.25 + i * 0.1}"`),
      ),
  ) +
  rect(-20, 100, 440, 92, 'lin(90 #07110d00 #07110d)') +
  blurred(7, stroke('M-20 188 H420', '#b9ffd9', 4)) +
  stand(200, 342, 1.24, mouse, { foot: 116, cast: null, reflection: 0.35, contact: 0.85 }) +
  vignette(0.45);
