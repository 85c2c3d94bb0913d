// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';

/** Small patches of alike colour: the atoms on which the background prior reasons. */
export interface Superpixels {
  count: number;
  labels: Int32Array;
  /** Mean L, a, b, x, y of each patch. */
  means: Float32Array;
  areas: Int32Array;
}

const FEATURES = 5;

/** Splits the picture into about `wanted` patches (SLIC). `compactness` in Lab units per patch width. */
export function splitIntoSuperpixels(picture: LabPicture, wanted: number, compactness: number): Superpixels {
  const { width, height } = picture;
  const step = Math.max(4, Math.sqrt((width * height) / wanted));
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  const count = columns * rows;
  const means = seedOnGrid(picture, columns, rows);
  const labels = new Int32Array(width * height);
  const areas = new Int32Array(count);
  for (let round = 0; round < 6; round++) {
    assignPixels(picture, means, labels, step, (compactness / step) ** 2);
    averageFeatures(picture, labels, means, areas);
  }
  return { count, labels, means, areas };
}

function seedOnGrid({ lab, width, height }: LabPicture, columns: number, rows: number): Float32Array {
  const means = new Float32Array(columns * rows * FEATURES);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const y = Math.floor(((row + 0.5) * height) / rows);
      const from = (y * width + x) * 3;
      means.set([lab[from]!, lab[from + 1]!, lab[from + 2]!, x, y], (row * columns + column) * FEATURES);
    }
  }
  return means;
}

function assignPixels(
  { lab, width, height }: LabPicture,
  means: Float32Array,
  labels: Int32Array,
  step: number,
  spatialWeight: number,
): void {
  const best = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const reach = Math.ceil(step * 1.2);
  for (let k = 0; k * FEATURES < means.length; k++) {
    const at = k * FEATURES;
    const [l, a, b, cx, cy] = [means[at]!, means[at + 1]!, means[at + 2]!, means[at + 3]!, means[at + 4]!];
    const right = Math.min(width - 1, Math.round(cx) + reach);
    const bottom = Math.min(height - 1, Math.round(cy) + reach);
    for (let y = Math.max(0, Math.round(cy) - reach); y <= bottom; y++) {
      for (let x = Math.max(0, Math.round(cx) - reach); x <= right; x++) {
        const i = y * width + x;
        const dl = lab[i * 3]! - l;
        const da = lab[i * 3 + 1]! - a;
        const db = lab[i * 3 + 2]! - b;
        const distance = dl * dl + da * da + db * db + ((x - cx) ** 2 + (y - cy) ** 2) * spatialWeight;
        if (distance < best[i]!) {
          best[i] = distance;
          labels[i] = k;
        }
      }
    }
  }
}

function averageFeatures(
  { lab, width }: LabPicture,
  labels: Int32Array,
  means: Float32Array,
  areas: Int32Array,
): void {
  const sums = new Float64Array(means.length);
  areas.fill(0);
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!;
    const at = k * FEATURES;
    areas[k]!++;
    sums[at]! += lab[i * 3]!;
    sums[at + 1]! += lab[i * 3 + 1]!;
    sums[at + 2]! += lab[i * 3 + 2]!;
    sums[at + 3]! += i % width;
    sums[at + 4]! += Math.floor(i / width);
  }
  for (let k = 0; k < areas.length; k++) {
    const area = areas[k]!;
    if (area === 0) continue;
    for (let f = 0; f < FEATURES; f++) means[k * FEATURES + f] = sums[k * FEATURES + f]! / area;
  }
}
