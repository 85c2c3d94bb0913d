import { sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { blurred, dark, dot, face, lite, type Markup, rect, stroke } from '../../markup.ts';
import { boards } from '../../surfaces.ts';

const yogaMat = (c: string): Markup =>
  rect(-118, -74, 236, 76, `lin(90 ${lite(c, 0.4)} ${c}@45 ${dark(c, 0.4)})`, 'rx="37"') +
  dot(84, -36, 37, face(lite(c, 0.1))) +
  stroke(
    'M84 -36 m-4 0 a7 7 0 1 1 9 6 a14 14 0 1 1 4 -19 a21 21 0 1 1 -28 -3 a28 28 0 0 1 40 12',
    dark(c, 0.4),
    3.4,
    'opacity=".7"',
  ) +
  [-76, 10].map((x) => rect(x, -75, 13, 78, '#3a2c5a', 'rx="4"')).join('') +
  stroke('M-70 -76 Q-30 -128 16 -76', '#3a2c5a', 7);

export const yogaScene =
  sky('#b9a3e8', '#ffc9c0') +
  glow(250, 200, 200, '#fff1d0', 1) +
  blurred(0.6, dot(250, 200, 32, '#fff8e6')) +
  blurred(1.5, sea(212, 290, '#b08fd0', '#f0a8b0')) +
  stroke('M214 226 H286 M226 240 H276 M204 256 H298', '#fff6e0', 5, 'opacity=".8"') +
  boards(282, '#a9745a', 6, 3) +
  stand(186, 358, 1.16, yogaMat('#3fa59a'), { foot: 112, cast: [-0.8, -0.6], castOpacity: 0.3 });
