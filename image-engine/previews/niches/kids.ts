import type { Markup } from '../markup.ts';
import { bathScene } from './kids/bath-scene.ts';
import { blocksScene } from './kids/blocks-scene.ts';
import { bootieScene } from './kids/bootie-scene.ts';
import { bottleScene } from './kids/bottle-scene.ts';
import { carScene } from './kids/car-scene.ts';
import { lineScene } from './kids/line-scene.ts';
import { partyScene } from './kids/party-scene.ts';
import { rocketScene } from './kids/rocket-scene.ts';
import { teddyScene } from './kids/teddy-scene.ts';

export const kids: readonly Markup[] = [
  blocksScene,
  teddyScene,
  bottleScene,
  lineScene,
  carScene,
  bootieScene,
  rocketScene,
  bathScene,
  partyScene,
];
