import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { CutOutModelOptions } from '../../src/networks/cut-out-model.ts';
import { figureFiles } from './figure-files.ts';
import { hashOf } from './hash.ts';
import type { ModelFigures } from './measure-model.ts';
import type { PhotoFigures, PhotoOpinions } from './measure-photo.ts';
import { nameModel } from './model.ts';
import type { Measurement } from './photo-worker.ts';
import type { BenchPhoto } from './photos.ts';

const THREADS = 2;
const cache = new URL('../../.cache/cut-outs/', import.meta.url);

/** Measures the photos in two threads. A photo's figures are kept as long as neither it, the engine nor its network changes. */
export function measurePhotos(photos: readonly BenchPhoto[]): Promise<PhotoFigures[]> {
  return measureAll<PhotoFigures>(photos, 'everything');
}

/** The same, and only what a fit needs. */
export function measurePhotoOpinions(photos: readonly BenchPhoto[]): Promise<PhotoOpinions[]> {
  return measureAll<PhotoOpinions>(photos, 'opinions');
}

/** What the engine draws with an operator's model; figures are kept as long as its file does not change either. */
export function measureModelPhotos(
  photos: readonly BenchPhoto[],
  model: CutOutModelOptions,
): Promise<ModelFigures[]> {
  return measureAll<ModelFigures>(photos, { model });
}

async function measureAll<Figures>(photos: readonly BenchPhoto[], of: Measurement): Promise<Figures[]> {
  mkdirSync(cache, { recursive: true });
  const version = hashOf([
    typeof of === 'string' ? of : nameModel(of.model),
    ...figureFiles(of).map((file) => readFileSync(file)),
  ]);
  const figures: Figures[] = [];
  const waiting = photos.map((photo, at) => ({
    photo,
    at,
    file: new URL(`${hashOf([version, photo.photo, photo.truth, labelOf(photo)])}.json`, cache),
  }));
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { workerData: { of } });
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        figures[next.at] = existsSync(next.file)
          ? JSON.parse(readFileSync(next.file, 'utf8'))
          : await ask<Figures>(worker, next.photo);
        writeFileSync(next.file, JSON.stringify(figures[next.at]));
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  return figures;
}

function ask<Figures>(worker: Worker, photo: BenchPhoto): Promise<Figures> {
  return new Promise((resolve, reject) => {
    worker.once('message', (figures: Figures) => {
      worker.removeListener('error', reject);
      resolve(figures);
    });
    worker.once('error', reject);
    worker.postMessage(photo);
  });
}

function labelOf({ name, groups, source }: BenchPhoto): string {
  return JSON.stringify([name, groups, source]);
}
