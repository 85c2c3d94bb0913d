import type { Markup } from '../markup.ts';
import { armchairScene } from './home/armchair-scene.ts';
import { artScene } from './home/art-scene.ts';
import { bedScene } from './home/bed-scene.ts';
import { candleScene } from './home/candle-scene.ts';
import { cushionScene } from './home/cushion-scene.ts';
import { hammockScene } from './home/hammock-scene.ts';
import { lampScene } from './home/lamp-scene.ts';
import { mirrorScene } from './home/mirror-scene.ts';
import { vaseScene } from './home/vase-scene.ts';

export const home: readonly Markup[] = [
  armchairScene,
  lampScene,
  cushionScene,
  vaseScene,
  mirrorScene,
  artScene,
  hammockScene,
  candleScene,
  bedScene,
];
