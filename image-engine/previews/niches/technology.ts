import type { Markup } from '../markup.ts';
import { budsScene } from './technology/buds-scene.ts';
import { cameraScene } from './technology/camera-scene.ts';
import { caseScene } from './technology/case-scene.ts';
import { laptopScene } from './technology/laptop-scene.ts';
import { phoneScene } from './technology/phone-scene.ts';
import { powerScene } from './technology/power-scene.ts';
import { speakerScene } from './technology/speaker-scene.ts';
import { tabletScene } from './technology/tablet-scene.ts';
import { watchScene } from './technology/watch-scene.ts';

export const technology: readonly Markup[] = [
  phoneScene,
  budsScene,
  watchScene,
  laptopScene,
  caseScene,
  speakerScene,
  powerScene,
  cameraScene,
  tabletScene,
];
