// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { boxBlur } from './planes.ts';

const RADIUS = 2;
const BINS = 16;
const FEW = 0.01;
/** Beyond this a bin's odds say no more: few places fall into it. */
const MOST_ODDS = 2.5;
/** Texture is right more often than colour where it differs at all (measured on the photos of the benchmark). */
const WEIGHT = 2;

/**
 * How busy each place is, on a scale of bins: the mean change of colour in the calmest window that holds the pixel,
 * so that the outline of a smooth thing does not make its rim busy.
 */
export function measureBusyness({ lab, width, height }: LabPicture): Uint8Array {
  const change = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x + 1 < width ? i + 1 : i;
      const below = y + 1 < height ? i + width : i;
      for (let c = 0; c < 3; c++)
        change[i]! +=
          Math.abs(lab[right * 3 + c]! - lab[i * 3 + c]!) + Math.abs(lab[below * 3 + c]! - lab[i * 3 + c]!);
    }
  }
  const mean = boxBlur(change, width, height, RADIUS);
  const busy = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const calmest = calmestAround(mean, width, height, x, y);
      busy[y * width + x] = Math.min(BINS - 1, Math.round(2.5 * Math.log2(1 + calmest)));
    }
  }
  return busy;
}

function calmestAround(mean: Float32Array, width: number, height: number, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -RADIUS; dy <= RADIUS; dy += RADIUS) {
    const row = Math.max(0, Math.min(height - 1, y + dy)) * width;
    for (let dx = -RADIUS; dx <= RADIUS; dx += RADIUS)
      least = Math.min(least, mean[row + Math.max(0, Math.min(width - 1, x + dx))]!);
  }
  return least;
}

/** For each pixel, the log-odds that a place so busy belongs to the product, learned from weighted pixels. */
export function weighBusyness(
  busy: Uint8Array,
  productWeight: Float32Array,
  backgroundWeight: Float32Array,
): Float32Array {
  const product = new Float32Array(BINS);
  const background = new Float32Array(BINS);
  for (let i = 0; i < busy.length; i++) {
    product[busy[i]!]! += productWeight[i]!;
    background[busy[i]!]! += backgroundWeight[i]!;
  }
  const [ofProduct, ofBackground] = [shareOut(product), shareOut(background)];
  const odds = ofProduct.map((share, bin) => {
    const value = Math.log((share + FEW) / (ofBackground[bin]! + FEW));
    return WEIGHT * Math.max(-MOST_ODDS, Math.min(MOST_ODDS, value));
  });
  const weighed = new Float32Array(busy.length);
  for (let i = 0; i < busy.length; i++) weighed[i] = odds[busy[i]!]!;
  return weighed;
}

/** Shares of the whole, each smoothed with its neighbours. */
function shareOut(bins: Float32Array): Float32Array {
  const total = bins.reduce((sum, value) => sum + value, 1e-6);
  return bins.map(
    (value, bin) => (value / 2 + ((bins[bin - 1] ?? value) + (bins[bin + 1] ?? value)) / 4) / total,
  );
}
