import { helmet } from '../../../src/demonstration/products/drawn/helmet.ts';
import { sky } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { blurred, face, type Markup, rect, stroke, times } from '../../markup.ts';
import { dust } from './parts.ts';

const brick = (x: number, y: number): Markup =>
  rect(x, y - 44, 108, 44, face('#cf6b42'), 'rx="2"') +
  times(
    3,
    (i) =>
      rect(x + 9 + i * 32, y - 36, 26, 28, '#7a3319', 'rx="3"') +
      rect(x + 11 + i * 32, y - 34, 22, 24, '#5a2410', 'rx="2"'),
  );

export const helmetScene =
  sky('#5f86c4', '#ffb46a') +
  glow(300, 220, 230, '#fff1b0', 0.95) +
  blurred(
    2.5,
    stroke(
      'M70 300 V60 M56 300 V60 M40 66 H230 M63 30 L230 66 M63 30 L30 66 M63 60 V30 M200 66 V120',
      '#4a4160',
      5,
    ),
    rect(190, 118, 22, 12, '#4a4160'),
    rect(280, 150, 140, 160, '#6d5a78'),
    times(12, (i) =>
      rect(292 + (i % 3) * 38, 164 + Math.floor(i / 3) * 34, 22, 20, '#ffcf8a', 'opacity=".75"'),
    ),
    rect(110, 210, 120, 100, '#7a6684'),
  ) +
  rect(-20, 298, 440, 130, 'lin(90 #a9825a #c9a377)') +
  brick(36, 396) +
  brick(148, 396) +
  brick(260, 396) +
  brick(88, 350) +
  brick(204, 350) +
  stand(196, 308, 1.06, helmet, { foot: 122, cast: [-0.2, 0.1], contact: 0.7 }) +
  dust(6, 30, '#fff1c4', 60, 240) +
  vignette(0.15, '#4a2410');
