import { cup } from '../../../../bff/src/providers/local/painting/props/household.ts';
import { hills, peaks } from '../../backdrops.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { at, blurred, dot, group, inside, metal, oval, rect, shape, times } from '../../markup.ts';
import { boards } from '../../surfaces.ts';
import { hue } from './parts.ts';

const monitor =
  rect(-16, -70, 32, 62, metal('#4a4d59')) +
  oval(0, -4, 70, 10, metal('#5a5d6a')) +
  rect(-164, -258, 328, 196, '#14151c', 'rx="10"') +
  inside(
    rect(-156, -250, 312, 172, '#000', 'rx="5"'),
    rect(-156, -250, 312, 172, 'lin(90 #2a1a6a #8a3fc0@45 #ff9a6a)'),
    dot(60, -178, 40, 'rad(.5 .5 .5 #fff6cf #ffd08a)'),
    group(
      'transform="translate(-200 -330)"',
      blurred(1, peaks(210, '#5a3a9a', 6, 110)) + hills(236, '#3a2470', 8, 40),
    ),
    shape('M-110 -78 V-150 L-96 -176 L-82 -150 V-120 L-60 -140 L-44 -120 V-78 Z', '#1d1245'),
    rect(-100, -146, 6, 10, '#ffe08a'),
    rect(-70, -112, 6, 10, '#ffe08a'),
    shape('M-156 -250 H10 L-90 -78 H-156 Z', '#fff', 'opacity=".08"'),
  ) +
  rect(-12, -74, 24, 4, '#b48cff');

export const monitorScene =
  fill('lin(90 #1d1836 #14102a)') +
  glow(90, 150, 230, '#ff4fb0', 0.6) +
  glow(320, 150, 230, '#4f7bff', 0.65) +
  boards(312, '#4a3226', 5) +
  stand(200, 356, 1.08, monitor, { foot: 66, cast: null, reflection: 0.2 }) +
  stand(344, 384, 0.8, cup('#2b2840', '#3a2418'), { foot: 26, cast: null }) +
  at(
    120,
    390,
    1,
    rect(-80, -16, 190, 18, 'lin(90 #3a3848 #15141c)', 'rx="6"') +
      times(13, (i) => rect(-74 + i * 14, -13, 11, 7, hue(i / 12), 'rx="2" opacity=".85"')),
  ) +
  vignette(0.3);
