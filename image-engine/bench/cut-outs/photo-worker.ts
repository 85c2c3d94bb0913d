import { parentPort, workerData } from 'node:worker_threads';
import { type CutOutModelOptions, openCutOutModel } from '../../src/networks/cut-out-model.ts';
import { findSalient } from '../../src/networks/find-salient.ts';
import type { Network } from '../../src/networks/network.ts';
import { createSalienceNetwork } from '../../src/networks/salience-network.ts';
import type { Raster } from '../../src/photo/raster.ts';
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
  const salience = createSalienceNetwork();
  const own: Network = { ...salience, map: (photo, signal) => salience.map(photo, signal, SECONDS) };
  if (typeof of === 'string')
    return (photo) => (of === 'opinions' ? measureOpinions : measurePhoto)(photo, own);
  const { model } = of;
  const { network } = await openCutOutModel(model);
  const askOwn = (raster: Raster) => findSalient(own, raster, new AbortController().signal);
  return (photo) => measureModel(photo, (raster) => mapOnce(model, network, raster), askOwn);
}

const measure = await prepare();
parentPort?.on('message', async (photo: BenchPhoto) => parentPort?.postMessage(await measure(photo)));
