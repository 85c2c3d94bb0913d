import type { Markup } from '../markup.ts';
import { blenderScene } from './kitchen/blender-scene.ts';
import { fryerScene } from './kitchen/fryer-scene.ts';
import { knifeScene } from './kitchen/knife-scene.ts';
import { mugScene } from './kitchen/mug-scene.ts';
import { panScene } from './kitchen/pan-scene.ts';
import { pantryScene } from './kitchen/pantry-scene.ts';
import { picnicScene } from './kitchen/picnic-scene.ts';
import { utensilScene } from './kitchen/utensil-scene.ts';
import { wineScene } from './kitchen/wine-scene.ts';

export const kitchen: readonly Markup[] = [
  panScene,
  knifeScene,
  mugScene,
  blenderScene,
  pantryScene,
  picnicScene,
  fryerScene,
  wineScene,
  utensilScene,
];
