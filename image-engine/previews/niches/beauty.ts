import type { Markup } from '../markup.ts';
import { jarScene } from './beauty/jar-scene.ts';
import { lipstickScene } from './beauty/lipstick-scene.ts';
import { perfumeScene } from './beauty/perfume-scene.ts';
import { polishScene } from './beauty/polish-scene.ts';
import { poolScene } from './beauty/pool-scene.ts';
import { serumScene } from './beauty/serum-scene.ts';
import { showerScene } from './beauty/shower-scene.ts';
import { soapScene } from './beauty/soap-scene.ts';
import { vanityScene } from './beauty/vanity-scene.ts';

export const beauty: readonly Markup[] = [
  jarScene,
  serumScene,
  lipstickScene,
  perfumeScene,
  vanityScene,
  showerScene,
  soapScene,
  poolScene,
  polishScene,
];
