// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import sharp, { type Sharp } from 'sharp';
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
 * Asks our own network three times: of the photo, of its mirror image, and of a closer look at what both found. Their
 * mean is better than any of them. Rejects as `Network.map` does.
 */
export async function findSalient(
  network: Network,
  photo: Raster,
  signal: AbortSignal,
): Promise<ProductMap & { cpuSeconds: number }> {
  const first = await network.map(photo, signal);
  const mirrored = await network.map(await mirror(photo), signal);
  const box = boxAround(first, photo);
  const closer = await network.map(await crop(photo, box), signal);
  return {
    ...combine(photo, { first, mirrored, closer, box }),
    cpuSeconds: first.cpuSeconds + mirrored.cpuSeconds + closer.cpuSeconds,
  };
}

function mirror({ pixels, width, height }: Raster): Promise<Raster> {
  return toRaster(sharp(pixels, { raw: { width, height, channels: 3 } }).flop());
}

function crop({ pixels, width, height }: Raster, box: Box): Promise<Raster> {
  return toRaster(sharp(pixels, { raw: { width, height, channels: 3 } }).extract(box));
}

async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
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

interface Looks {
  first: ProductMap;
  mirrored: ProductMap;
  closer: ProductMap;
  box: Box;
}

/** The mean of the looks; the closer one counts as much as both others where it reaches. */
function combine(photo: Raster, { first, mirrored, closer, box }: Looks): ProductMap {
  const scale = Math.min(1, ANSWER_SIDE / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const values = enlarge(first.values, first.width, first.height, width, height);
  const back = enlarge(mirrored.values, mirrored.width, mirrored.height, width, height);
  for (let y = 0; y < height; y++) {
    const v = (((y + 0.5) / height) * photo.height - box.top) / box.height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const wide = (values[i]! + back[y * width + width - 1 - x]!) / 2;
      const u = (((x + 0.5) / width) * photo.width - box.left) / box.width;
      if (u < 0 || v < 0 || u > 1 || v > 1) values[i] = wide;
      else {
        const near = sample(
          closer.values,
          closer.width,
          closer.height,
          u * closer.width - 0.5,
          v * closer.height - 0.5,
        );
        values[i] = (wide + near) / 2;
      }
    }
  }
  return { values: Float32Array.from(values), width, height };
}
