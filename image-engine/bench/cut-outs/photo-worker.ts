import { parentPort } from 'node:worker_threads';
import { createSalienceNetwork } from '../../src/networks/salience-network.ts';
import { measureOpinions, measurePhoto } from './measure-photo.ts';
import type { BenchPhoto } from './photos.ts';

/** What is to be measured of a photo. */
export interface PhotoQuestion {
  photo: BenchPhoto;
  of: 'everything' | 'opinions';
}

const network = createSalienceNetwork();
parentPort?.on('message', async ({ photo, of }: PhotoQuestion) =>
  parentPort?.postMessage(await (of === 'opinions' ? measureOpinions : measurePhoto)(photo, network)),
);
