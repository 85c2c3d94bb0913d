import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, dot, face, metal, rect, shape, stroke } from '../../markup.ts';

const gamerChair =
  rect(-6, -60, 12, 50, metal('#4a4d59')) +
  stroke('M0 -14 L-62 0 M0 -14 L62 0 M0 -14 L-30 8 M0 -14 L30 8', '#23242c', 9) +
  [-62, 62, -30, 30].map((x, i) => dot(x, i > 1 ? 10 : 2, 7, '#0d0d12')).join('') +
  rect(-74, -100, 148, 46, 'lin(90 #3a3550 #15131f)', 'rx="17"') +
  rect(-104, -150, 30, 14, '#23242c', 'rx="7"') +
  rect(74, -150, 30, 14, '#23242c', 'rx="7"') +
  rect(-92, -142, 9, 56, '#2a2b35') +
  rect(83, -142, 9, 56, '#2a2b35') +
  shape(
    'M-62 -92 Q-82 -170 -70 -226 L-46 -282 Q0 -296 46 -282 L70 -226 Q82 -170 62 -92 Z',
    'lin(0 #17151f #3d3953@40 #17151f)',
  ) +
  shape(
    'M-62 -92 Q-82 -170 -70 -226 L-52 -262 Q-52 -170 -38 -92 Z M62 -92 Q82 -170 70 -226 L52 -262 Q52 -170 38 -92 Z',
    'lin(90 #a04ff0 #6a20c0)',
  ) +
  rect(-30, -276, 60, 34, face('#2b2740'), 'rx="13"') +
  rect(-36, -146, 72, 36, face('#2b2740'), 'rx="14"') +
  rect(-14, -262, 28, 6, '#a04ff0') +
  blurred(2.4, stroke('M-72 -224 Q-84 -170 -64 -96', '#c98cff', 4));

export const chairScene =
  fill('lin(90 #1a1438 #120d28)') +
  blurred(
    5,
    rect(30, 30, 80, 110, '#d9487a'),
    rect(42, 44, 56, 50, '#ffb05a'),
    rect(290, 26, 84, 116, '#3f6be0'),
    rect(306, 46, 52, 50, '#8ff0e0'),
    rect(-20, 214, 440, 16, '#2a2248'),
    rect(130, 120, 150, 90, '#0c0a18'),
    rect(138, 128, 134, 72, '#5a3fe0'),
  ) +
  blurred(9, rect(-20, 204, 440, 9, '#3f9bff')) +
  glow(200, 190, 240, '#3f7bff', 0.5) +
  rect(-20, 306, 440, 120, 'lin(90 #1c1638 #2f2656)') +
  stand(200, 374, 1.1, gamerChair, { foot: 70, cast: [0.2, -0.2], castOpacity: 0.45 }) +
  vignette(0.4);
