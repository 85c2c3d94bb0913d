import { parentPort, workerData } from 'node:worker_threads';
import { type CutOutModelOptions, openCutOutModel } from '../../src/networks/cut-out-model.ts';
import type { Network } from '../../src/networks/network.ts';
import { createSalienceNetwork } from '../../src/networks/salience-network.ts';
import { mapOnce } from './kept-maps.ts';
import { measureModel } from './measure-model.ts';
import { measureOpinions, measurePhoto } from './measure-photo.ts';
import type { BenchPhoto } from './photos.ts';

/** What is to be measured of every photo: the engine, what a fit needs of it, or an operator's model. */
export type Measurement = 'everything' | 'opinions' | { model: CutOutModelOptions };

/** A bench has nobody waiting, and may run beside much else. */
const SECONDS = 600;

const { of }: { of: Measurement } = workerData;

async function prepare(): Promise<(photo: BenchPhoto) => Promise<unknown>> {
  if (typeof of === 'string') {
    const own = createSalienceNetwork();
    const network: Network = { ...own, map: (photo, signal) => own.map(photo, signal, SECONDS) };
    return (photo) => (of === 'opinions' ? measureOpinions : measurePhoto)(photo, network);
  }
  const { model } = of;
  const { network } = await openCutOutModel(model);
  return (photo) => measureModel(photo, (raster) => mapOnce(model, network, raster));
}

const measure = await prepare();
parentPort?.on('message', async (photo: BenchPhoto) => parentPort?.postMessage(await measure(photo)));
