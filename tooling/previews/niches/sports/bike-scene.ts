import { palm } from '../../../../bff/src/providers/local/painting/props/plants.ts';
import { cloud, sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, blurred, dot, type Markup, rect, stroke, times } from '../../markup.ts';

const bikeWheel = (x: number): Markup =>
  dot(x, -62, 62, 'none', 'stroke="#1b1420" stroke-width="8"') +
  dot(x, -62, 55, 'none', 'stroke="#5a4a55" stroke-width="2"') +
  times(14, (i) =>
    stroke(
      `M${x} -62 l${(Math.cos((i / 14) * 6.283) * 54).toFixed(1)} ${(Math.sin((i / 14) * 6.283) * 54).toFixed(1)}`,
      '#2b2230',
      1,
      'opacity=".8"',
    ),
  ) +
  dot(x, -62, 6, '#2b2230');

const bike =
  bikeWheel(-98) +
  bikeWheel(98) +
  stroke('M-98 -62 L-44 -150 L58 -150 L0 -62 Z M-44 -150 L0 -62 M98 -62 L58 -150 L50 -176', '#e8402f', 8) +
  stroke('M-98 -62 L-44 -150 L58 -150', '#ff8a6a', 2) +
  stroke('M-44 -150 L-50 -170', '#2b2230', 6) +
  stroke('M-74 -174 Q-48 -182 -26 -172', '#1b1420', 11) +
  stroke('M50 -176 Q46 -192 66 -190 Q88 -186 82 -168', '#1b1420', 7) +
  dot(0, -62, 17, 'none', 'stroke="#2b2230" stroke-width="5"') +
  stroke('M0 -62 L16 -34 M8 -32 H28', '#2b2230', 5);

export const bikeScene =
  sky('#5a4a9a', '#ff9a5a') +
  glow(200, 232, 260, '#ffe08a', 1) +
  dot(200, 224, 58, 'rad(.5 .5 .5 #fffbe0 #ffe08a)') +
  cloud(84, 84, 1.2, '#ffb89a', 0.6) +
  cloud(324, 60, 1, '#e89ab0', 0.6) +
  blurred(1, sea(236, 292, '#c9604f', '#f0a05a')) +
  stroke('M170 246 H230 M150 260 H250 M164 274 H240', '#fff3c0', 4, 'opacity=".9"') +
  rect(-20, 290, 440, 130, 'lin(90 #7a4a52 #a3625a@30 #5a343f)') +
  stroke('M-20 352 H420', '#ffe08a', 4, 'stroke-dasharray="34 22" opacity=".8" stroke-linecap="butt"') +
  rect(-20, 288, 440, 5, '#3a2030') +
  stand(200, 378, 1.12, bike, { foot: 130, cast: [0, -0.4], castOpacity: 0.35, contact: 0.4 }) +
  blurred(
    2,
    at(
      372,
      330,
      1.5,
      stroke('M0 0 Q-8 -70 4 -130', '#2b1830', 7) +
        times(7, (i) => at(4, -130, 0.5, palm('#2b1830', 11), -100 + i * 33)),
    ),
  );
