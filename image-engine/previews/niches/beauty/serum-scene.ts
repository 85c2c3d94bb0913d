import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { studio } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { ball, dark, lite, type Markup, metal, oval, rect, shape, times } from '../../markup.ts';

const dropper = (color: string): Markup =>
  rect(-11, -226, 22, 38, ball('#2e3c66'), 'rx="10"') +
  rect(-19, -192, 38, 30, metal('#d9c08a'), 'rx="4"') +
  shape(
    'M-16 -164 H16 V-150 Q44 -146 44 -122 V-10 Q44 0 34 0 H-34 Q-44 0 -44 -10 V-122 Q-44 -146 -16 -150 Z',
    `lin(0 ${dark(color, 0.25)} ${lite(color, 0.5)}@22 ${color}@50 ${lite(color, 0.3)}@80 ${dark(color, 0.3)})`,
    'opacity=".93"',
  ) +
  rect(-3, -160, 6, 130, '#ffffff', 'opacity=".4"') +
  shape('M-40 -96 H40 V-10 Q40 -4 34 -4 H-34 Q-40 -4 -40 -10 Z', lite(color, 0.15), 'opacity=".55"') +
  rect(-30, -86, 60, 52, '#ffffff', 'opacity=".86" rx="3"') +
  rect(-20, -72, 40, 4, dark(color, 0.4)) +
  rect(-14, -62, 28, 2.4, dark(color, 0.2)) +
  rect(-36, -140, 7, 120, '#fff', 'rx="3" opacity=".6"');

export const serumScene =
  studio('#d7eefa', '#8cc6ea', '#ffffff', 220, 150) +
  glow(214, 190, 200, '#ffffff', 0.9) +
  rect(-20, 300, 440, 120, 'lin(90 #9fd3ef #5ba7d8)') +
  rect(-20, 300, 440, 120, '#000', 'filter="noise(.012 .09 2 4 #ffffff .7)" opacity=".5"') +
  times(5, (i) =>
    oval(
      204,
      346,
      66 + i * 38,
      12 + i * 9,
      'none',
      `stroke="#ffffff" stroke-width="${2.6 - i * 0.35}" opacity="${0.85 - i * 0.15}"`,
    ),
  ) +
  stand(204, 346, 1.3, dropper('#57a9e6'), { foot: 42, cast: null, reflection: 0.45, contact: 0.3 }) +
  drops(6, 16, 60, 90, 300, 150, 4.5) +
  drops(8, 8, 110, 330, 200, 40, 5);
