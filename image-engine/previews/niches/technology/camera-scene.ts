import { camera } from '../../../src/demonstration/products/drawn/camera.ts';
import { studio, windowFrame } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { at, blurred, rect } from '../../markup.ts';
import { tableLamp } from '../../props/household.ts';
import { boards } from '../../surfaces.ts';

export const cameraScene =
  studio('#3a3350', '#171527', '#c98a4a', 70, 160) +
  glow(370, 110, 220, '#5c86d8', 0.7) +
  windowFrame(300, 10, 130, 180, '#4a6cb0', '#2a3358', 5) +
  blurred(
    6,
    at(78, 292, 1.15, tableLamp('#f2c98a', '#8a6a3a')),
    rect(140, 190, 20, 100, '#5a3a3a'),
    rect(162, 206, 16, 84, '#7a5a48'),
    rect(180, 196, 18, 94, '#44506e'),
  ) +
  boards(296, '#7a5236', 9) +
  stand(238, 350, 1.36, camera, { foot: 42, cast: [0.7, -0.12], castOpacity: 0.45 }) +
  vignette(0.5);
