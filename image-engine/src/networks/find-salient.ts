// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import sharp from 'sharp';
import type { Raster } from '../photo/raster.ts';
import { enlarge, sample } from '../photo/segmentation/planes.ts';
import type { Network, ProductMap } from './network.ts';

/** Long side in pixels of the answer: the network sees less, and a closer look is drawn into it. */
const ANSWER_SIDE = 420;
/** What the first look takes for product, and how far around it the closer look reaches (of its size, of the photo's). */
const SEEN = 0.4;
const AROUND = 0.15;
const AT_LEAST = 0.02;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Asks our own network twice: of the photo and of a closer look at what it found. Their mean is better than either. Each time the
 * network itself looks at the mirror image, too (`model/MODEL_CARD.md`). Rejects as `Network.map` does.
 */
export async function findSalient(
  network: Network,
  photo: Raster,
  signal: AbortSignal,
): Promise<ProductMap & { cpuSeconds: number }> {
  const first = await network.map(photo, signal);
  const box = boxAround(first, photo);
  const closer = await network.map(await crop(photo, box), signal);
  return { ...combine(photo, first, closer, box), cpuSeconds: first.cpuSeconds + closer.cpuSeconds };
}

async function crop({ pixels, width, height }: Raster, box: Box): Promise<Raster> {
  const part = sharp(pixels, { raw: { width, height, channels: 3 } }).extract(box);
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The photo's part that holds what the map sees, with a margin; all of it where the map sees nothing. */
function boxAround({ values, width, height }: ProductMap, photo: Raster): Box {
  let [left, right, top, below] = [width, 0, height, 0];
  for (let i = 0; i < values.length; i++) {
    if (values[i]! <= SEEN) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, (i - x) / width);
    below = (i - x) / width + 1;
  }
  if (right <= left) return { left: 0, top: 0, width: photo.width, height: photo.height };
  const across = AROUND * (right - left) + AT_LEAST * width;
  const along = AROUND * (below - top) + AT_LEAST * height;
  const from = (at: number, of: number, side: number): number => Math.max(0, Math.floor((at / of) * side));
  const to = (at: number, of: number, side: number): number => Math.min(side, Math.ceil((at / of) * side));
  const x = from(left - across, width, photo.width);
  const y = from(top - along, height, photo.height);
  return {
    left: x,
    top: y,
    width: to(right + across, width, photo.width) - x,
    height: to(below + along, height, photo.height) - y,
  };
}

/** The mean of the whole photo and of the closer look, where that reaches. */
function combine(photo: Raster, whole: ProductMap, closer: ProductMap, box: Box): ProductMap {
  const scale = Math.min(1, ANSWER_SIDE / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const values = Float32Array.from(enlarge(whole.values, whole.width, whole.height, width, height));
  for (let y = 0; y < height; y++) {
    const v = (((y + 0.5) / height) * photo.height - box.top) / box.height;
    for (let x = 0; x < width; x++) {
      const u = (((x + 0.5) / width) * photo.width - box.left) / box.width;
      if (u < 0 || v < 0 || u > 1 || v > 1) continue;
      const near = sample(
        closer.values,
        closer.width,
        closer.height,
        u * closer.width - 0.5,
        v * closer.height - 0.5,
      );
      values[y * width + x] = (values[y * width + x]! + near) / 2;
    }
  }
  return { values, width, height };
}
