import { hills } from '../../../src/demonstration/products/drawn/landscape.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { ball, blurred, dark, dot, lite, type Markup, oval, rect, shape, stroke } from '../../markup.ts';
import { fairyLights } from '../../props/household.ts';
import { boards } from '../../surfaces.ts';

const speaker =
  rect(-104, -116, 208, 118, 'lin(90 #4a5cc9 #2d3a96@50 #151c56)', 'rx="56"') +
  rect(-104, -116, 208, 118, '#000', 'rx="56" filter="noise(.9 .9 1 3 #0a0e30 .6)" opacity=".6"') +
  dot(-48, -57, 42, '#0f1440') +
  dot(-48, -57, 36, 'rad(.4 .35 .7 #5a68c0 #1b2260@60 #090c2a)') +
  dot(-48, -57, 13, ball('#2b357f')) +
  dot(48, -57, 42, '#0f1440') +
  dot(48, -57, 36, 'rad(.4 .35 .7 #5a68c0 #1b2260@60 #090c2a)') +
  dot(48, -57, 13, ball('#2b357f')) +
  stroke('M-48 -14 a43 43 0 1 1 .1 0 M48 -14 a43 43 0 1 1 .1 0', '#ff8a5c', 3) +
  stroke('M-60 -112 H60', '#fff', 3, 'opacity=".35"') +
  stroke('M-46 -116 Q0 -158 46 -116', '#ff8a5c', 8);

const party = (c: string): Markup =>
  shape(
    'M-20 -74 H20 L15 0 H-15 Z',
    `lin(0 ${dark(c, 0.2)} ${lite(c, 0.5)}@30 ${c}@60 ${dark(c, 0.3)})`,
    'opacity=".9"',
  ) +
  oval(0, -74, 20, 4, lite(c, 0.6)) +
  stroke('M6 -70 L18 -108', '#fff', 3.4);

export const speakerScene =
  sky('#5a3a8e', '#ff9a5c') +
  glow(200, 250, 250, '#ffcf7a', 0.8) +
  blurred(5, hills(270, '#4a2f66', 4, 60)) +
  fairyLights(50, 70, '#ffd98a', 3) +
  fairyLights(110, 60, '#ffd98a', 4) +
  boards(282, '#8a5636', 5) +
  stand(180, 352, 1.16, speaker, { foot: 92, cast: [0.2, -0.4] }) +
  stand(326, 350, 1.05, party('#ff5f8a'), { foot: 15, cast: [0.2, -0.4] }) +
  stand(362, 372, 1.05, party('#4fc6e0'), { foot: 15, cast: [0.2, -0.4] }) +
  vignette(0.3);
