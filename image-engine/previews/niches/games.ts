import type { Markup } from '../markup.ts';
import { boardScene } from './games/board-scene.ts';
import { chairScene } from './games/chair-scene.ts';
import { handheldScene } from './games/handheld-scene.ts';
import { headsetScene } from './games/headset-scene.ts';
import { keyboardScene } from './games/keyboard-scene.ts';
import { monitorScene } from './games/monitor-scene.ts';
import { mouseScene } from './games/mouse-scene.ts';
import { padScene } from './games/pad-scene.ts';
import { retroScene } from './games/retro-scene.ts';

export const games: readonly Markup[] = [
  padScene,
  headsetScene,
  keyboardScene,
  mouseScene,
  chairScene,
  handheldScene,
  monitorScene,
  boardScene,
  retroScene,
];
