import type { Markup } from '../markup.ts';
import { bagScene } from './pet-shop/bag-scene.ts';
import { ballScene } from './pet-shop/ball-scene.ts';
import { bedScene } from './pet-shop/bed-scene.ts';
import { bowlScene } from './pet-shop/bowl-scene.ts';
import { collarScene } from './pet-shop/collar-scene.ts';
import { kennelScene } from './pet-shop/kennel-scene.ts';
import { petBathScene } from './pet-shop/pet-bath-scene.ts';
import { scratcherScene } from './pet-shop/scratcher-scene.ts';
import { tankScene } from './pet-shop/tank-scene.ts';

export const petShop: readonly Markup[] = [
  bowlScene,
  collarScene,
  bedScene,
  scratcherScene,
  ballScene,
  bagScene,
  tankScene,
  petBathScene,
  kennelScene,
];
