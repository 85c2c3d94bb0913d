import type { Markup } from '../markup.ts';
import { bagScene } from './fashion/bag-scene.ts';
import { beachScene } from './fashion/beach-scene.ts';
import { capScene } from './fashion/cap-scene.ts';
import { dressScene } from './fashion/dress-scene.ts';
import { jeansScene } from './fashion/jeans-scene.ts';
import { necklaceScene } from './fashion/necklace-scene.ts';
import { sneakerScene } from './fashion/sneaker-scene.ts';
import { teeScene } from './fashion/tee-scene.ts';
import { watchScene } from './fashion/watch-scene.ts';

export const fashion: readonly Markup[] = [
  dressScene,
  bagScene,
  sneakerScene,
  watchScene,
  beachScene,
  jeansScene,
  necklaceScene,
  capScene,
  teeScene,
];
