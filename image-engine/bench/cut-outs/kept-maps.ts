import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { CutOutModelOptions } from '../../src/networks/cut-out-model.ts';
import type { Network, ProductMap } from '../../src/networks/network.ts';
import type { Raster } from '../../src/photo/raster.ts';
import { hashOf } from './hash.ts';
import { nameModel } from './model.ts';

const folder = new URL('../../.cache/cut-outs/maps/', import.meta.url);
/** What a map depends on beside the model and the photo. */
const readers = ['onnx-session.ts', 'network-families.ts'].map((name) =>
  readFileSync(new URL(`../../src/networks/${name}`, import.meta.url)),
);

/** A bench has nobody waiting. */
const SECONDS = 600;

/** The model's map of a photo, kept on the disk: a large model takes longer for it than all else does. */
export async function mapOnce(
  model: CutOutModelOptions,
  network: Network,
  photo: Raster,
): Promise<ProductMap & { cpuSeconds: number }> {
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${hashOf([nameModel(model), photo.pixels, ...readers])}.map`, folder);
  if (existsSync(file)) {
    const kept = new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
    const [side = 0, cpuSeconds = 0] = kept;
    return { values: kept.slice(2), width: side, height: side, cpuSeconds };
  }
  const map = await network.map(photo, new AbortController().signal, SECONDS);
  const kept = new Float32Array(map.values.length + 2);
  kept.set([map.width, map.cpuSeconds]);
  kept.set(map.values, 2);
  writeFileSync(file, kept);
  return map;
}
