import { gamerChair } from '../../../src/demonstration/products/drawn/gamer-chair.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, rect } from '../../markup.ts';

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
