import type { Markup } from '../markup.ts';
import { drillScene } from './tools/drill-scene.ts';
import { faucetScene } from './tools/faucet-scene.ts';
import { grinderScene } from './tools/grinder-scene.ts';
import { hammerScene } from './tools/hammer-scene.ts';
import { helmetScene } from './tools/helmet-scene.ts';
import { paintScene } from './tools/paint-scene.ts';
import { spannerScene } from './tools/spanner-scene.ts';
import { tapeScene } from './tools/tape-scene.ts';
import { truckScene } from './tools/truck-scene.ts';

export const tools: readonly Markup[] = [
  drillScene,
  hammerScene,
  paintScene,
  tapeScene,
  faucetScene,
  helmetScene,
  grinderScene,
  truckScene,
  spannerScene,
];
