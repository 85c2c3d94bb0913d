import type { Markup } from '../markup.ts';
import { bikeScene } from './sports/bike-scene.ts';
import { gymScene } from './sports/gym-scene.ts';
import { racketScene } from './sports/racket-scene.ts';
import { skateScene } from './sports/skate-scene.ts';
import { stadiumScene } from './sports/stadium-scene.ts';
import { surfScene } from './sports/surf-scene.ts';
import { tentScene } from './sports/tent-scene.ts';
import { trailScene } from './sports/trail-scene.ts';
import { yogaScene } from './sports/yoga-scene.ts';

export const sports: readonly Markup[] = [
  stadiumScene,
  gymScene,
  yogaScene,
  trailScene,
  bikeScene,
  surfScene,
  tentScene,
  racketScene,
  skateScene,
];
