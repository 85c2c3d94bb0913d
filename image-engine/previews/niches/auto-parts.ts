import type { Markup } from '../markup.ts';
import { discScene } from './auto-parts/disc-scene.ts';
import { headlightScene } from './auto-parts/headlight-scene.ts';
import { matScene } from './auto-parts/mat-scene.ts';
import { mountScene } from './auto-parts/mount-scene.ts';
import { oilScene } from './auto-parts/oil-scene.ts';
import { rimScene } from './auto-parts/rim-scene.ts';
import { steeringScene } from './auto-parts/steering-scene.ts';
import { tireScene } from './auto-parts/tire-scene.ts';
import { waxScene } from './auto-parts/wax-scene.ts';

export const autoParts: readonly Markup[] = [
  tireScene,
  matScene,
  headlightScene,
  oilScene,
  steeringScene,
  rimScene,
  waxScene,
  mountScene,
  discScene,
];
