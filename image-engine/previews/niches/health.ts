import type { Markup } from '../markup.ts';
import { capsulesScene } from './health/capsules-scene.ts';
import { fizzScene } from './health/fizz-scene.ts';
import { massagerScene } from './health/massager-scene.ts';
import { pillowScene } from './health/pillow-scene.ts';
import { pressureScene } from './health/pressure-scene.ts';
import { scaleScene } from './health/scale-scene.ts';
import { spaScene } from './health/spa-scene.ts';
import { thermometerScene } from './health/thermometer-scene.ts';
import { tubScene } from './health/tub-scene.ts';

export const health: readonly Markup[] = [
  tubScene,
  thermometerScene,
  spaScene,
  capsulesScene,
  massagerScene,
  scaleScene,
  fizzScene,
  pillowScene,
  pressureScene,
];
