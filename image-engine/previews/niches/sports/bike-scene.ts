import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { bike } from '../../../src/demonstration/products/drawn/bike.ts';
import { cloud, sea, sky } from '../../backdrops.ts';
import { glow, stand } from '../../light.ts';
import { at, blurred, dot, rect, stroke, times } from '../../markup.ts';

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
