import { parentPort } from 'node:worker_threads';
import { measurePhoto } from './measure-photo.ts';
import type { BenchPhoto } from './photos.ts';

parentPort?.on('message', async (photo: BenchPhoto) => parentPort?.postMessage(await measurePhoto(photo)));
