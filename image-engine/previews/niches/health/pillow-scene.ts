import { curtain, studio } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, rect, shape, stroke } from '../../markup.ts';

const pillow =
  shape(
    'M-128 -30 Q-142 -84 -108 -90 Q-60 -72 0 -76 Q60 -72 108 -90 Q142 -84 128 -30 Q134 6 104 4 Q0 -4 -104 4 Q-134 6 -128 -30 Z',
    'lin(70 #ffffff #f2f6fb@45 #b5c4d6)',
  ) +
  blurred(4, stroke('M-100 -40 Q0 -22 100 -40', '#9fb2c7', 8, 'opacity=".5"')) +
  stroke('M-124 -50 Q0 -36 124 -50', '#8fb0d0', 2, 'opacity=".6"') +
  rect(94, -30, 22, 14, '#6f97c2', 'rx="2"');

export const pillowScene =
  studio('#c3d5e8', '#e3dfe6', '#fff3e2', 110, 100) +
  blurred(3, curtain(-20, 180, 290, '#fdf6ee', 0.8)) +
  glow(80, 110, 220, '#fff0d4', 0.95) +
  blurred(3, curtain(330, 110, 290, '#e3edf6', 0.7)) +
  rect(-20, 250, 440, 180, 'lin(90 #ccd9e6 #f6f9fc@30 #d8e2ec)') +
  blurred(
    9,
    stroke('M-20 350 Q100 316 210 356 T420 330 M40 400 Q180 372 330 404', '#94a9be', 20, 'opacity=".35"'),
  ) +
  stand(206, 330, 1.24, pillow, { foot: 112, cast: null, contact: 0.4 });
