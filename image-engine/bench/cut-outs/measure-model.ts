import { Buffer } from 'node:buffer';
import { combineMaps } from '../../src/networks/combine-maps.ts';
import type { ProductMap } from '../../src/networks/network.ts';
import type { Raster } from '../../src/photo/raster.ts';
import { cutOutExpected } from '../../src/photo/segmentation/cut-out-expected.ts';
import { markAbove } from '../../src/photo/segmentation/masks.ts';
import { scaleMap } from '../../src/photo/segmentation/opinions/probability-map.ts';
import { overlap, readPhoto } from './measure-photo.ts';
import { type BenchPhoto, readMask } from './photos.ts';

/** Intersections over union with the truth of what an operator's model makes of a photo. */
export interface ModelFigures {
  /** The model's own map, where it is above a half, at full size. */
  map: number;
  /** The cut-out that the engine draws from it and our own network's. */
  chosen: number;
  confidence: number;
  doubtful: boolean;
  /** Processor time of the model, and of the drawing. */
  mapSeconds: number;
  drawSeconds: number;
}

/** `ask` gives the model's map of a photo, `askOwn` our own network's. */
export async function measureModel(
  bench: BenchPhoto,
  ask: (photo: Raster) => Promise<ProductMap & { cpuSeconds: number }>,
  askOwn: (photo: Raster) => Promise<ProductMap>,
): Promise<ModelFigures> {
  const { sizes } = await readPhoto(bench);
  const { full } = sizes;
  const truth = await readMask(Buffer.from(bench.truth), full.width, full.height);
  const either = bench.either && (await readMask(Buffer.from(bench.either), full.width, full.height));
  const map = await ask(sizes.middle);
  const both = combineMaps(map, await askOwn(sizes.middle));
  const before = process.threadCpuUsage();
  const result = cutOutExpected(sizes, { ...both, decides: true });
  const used = process.threadCpuUsage(before);
  const alpha = result.found
    ? result.cutOut.rgba.filter((_, i) => i % 4 === 3)
    : new Uint8Array(truth.length);
  return {
    map: overlap(markAbove(scaleMap(map, full), 0.5), truth, either),
    chosen: overlap(
      Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)),
      truth,
      either,
    ),
    confidence: result.found ? result.confidence : 0,
    doubtful: !result.found || result.doubtful,
    mapSeconds: map.cpuSeconds,
    drawSeconds: (used.user + used.system) / 1e6,
  };
}
