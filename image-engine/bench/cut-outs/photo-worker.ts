import { parentPort } from 'node:worker_threads';
import { createSalienceNetwork } from '../../src/networks/salience-network.ts';
import { measurePhoto } from './measure-photo.ts';
import type { BenchPhoto } from './photos.ts';

const network = createSalienceNetwork();
parentPort?.on('message', async (photo: BenchPhoto) =>
  parentPort?.postMessage(await measurePhoto(photo, network)),
);
