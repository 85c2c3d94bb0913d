// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Values over a picture, `channels` interleaved floats a pixel. */
export interface Field {
  values: Float32Array;
  channels: number;
  width: number;
  height: number;
}

/**
 * Spreads values from where their weight (0 to 1) is high over the places where it is low: averages go up a
 * pyramid until some weight is found, and come back down smoothly. Where not everything is `wanted`, the rest stays what it
 * is `into`: 0.
 */
export function spreadField(
  field: Field,
  weights: Float32Array,
  wanted?: Uint8Array,
  into: Float32Array = new Float32Array(field.values.length),
): Field {
  return spreadLevel(field, weights, wanted, into, 0);
}

function spreadLevel(
  field: Field,
  weights: Float32Array,
  wanted: Uint8Array | undefined,
  into: Float32Array,
  depth: number,
): Field {
  const { channels, width, height } = field;
  if (width <= 2 && height <= 2) return flatAverage(field, weights);
  const size = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const level = openLevel(depth, size.width * size.height, channels);
  averageInto(level, field, weights, size.width);
  const coarse = spreadLevel(
    { values: level.sums, channels, ...size },
    level.weights,
    wanted && coarsen(wanted, width, height),
    level.filled,
    depth + 1,
  );
  return fillFromCoarse(field, weights, coarse, wanted, into);
}

/** The planes of a level, used again by every field: fresh memory costs more than what is written into it. */
interface Level {
  sums: Float32Array;
  weights: Float32Array;
  filled: Float32Array;
}

const levels: Level[] = [];

function openLevel(depth: number, pixels: number, channels: number): Level {
  const roomFor = (known: Float32Array | undefined, length: number): Float32Array =>
    known && known.length >= length ? known : new Float32Array(length);
  const known = levels[depth];
  const level = {
    sums: roomFor(known?.sums, pixels * channels),
    weights: roomFor(known?.weights, pixels),
    filled: roomFor(known?.filled, pixels * channels),
  };
  levels[depth] = level;
  return {
    sums: level.sums.subarray(0, pixels * channels).fill(0),
    weights: level.weights.subarray(0, pixels).fill(0),
    filled: level.filled.subarray(0, pixels * channels).fill(0),
  };
}

/** Each pixel of the level is the mean of four, by their weights. */
function averageInto(
  { sums, weights: sumWeights }: Level,
  { values, channels, width, height }: Field,
  weights: Float32Array,
  coarseWidth: number,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const weight = weights[i]!;
      if (weight === 0) continue;
      const to = (y >> 1) * coarseWidth + (x >> 1);
      sumWeights[to]! += weight;
      const at = to * channels;
      const from = i * channels;
      for (let c = 0; c < channels; c++) sums[at + c]! += weight * values[from + c]!;
    }
  }
  for (let i = 0; i < sumWeights.length; i++) {
    const weight = sumWeights[i]!;
    if (weight === 0) continue;
    for (let c = i * channels; c < (i + 1) * channels; c++) sums[c]! /= weight;
    sumWeights[i] = Math.min(1, weight);
  }
}

/** The places of the coarser level that those of this one are drawn from. */
function coarsen(wanted: Uint8Array, width: number, height: number): Uint8Array {
  const [coarseWidth, coarseHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const coarse = new Uint8Array(coarseWidth * coarseHeight);
  for (let y = 0; y < height; y++) {
    const top = Math.min(coarseHeight - 1, Math.max(0, (y - 1) >> 1));
    const bottom = Math.min(coarseHeight - 1, top + 1);
    for (let x = 0; x < width; x++) {
      if (!wanted[y * width + x]) continue;
      const left = Math.min(coarseWidth - 1, Math.max(0, (x - 1) >> 1));
      const right = Math.min(coarseWidth - 1, left + 1);
      coarse[top * coarseWidth + left] = 1;
      coarse[top * coarseWidth + right] = 1;
      coarse[bottom * coarseWidth + left] = 1;
      coarse[bottom * coarseWidth + right] = 1;
    }
  }
  return coarse;
}

function flatAverage({ values, channels, width, height }: Field, weights: Float32Array): Field {
  const average = new Float32Array(width * height * channels);
  for (let c = 0; c < channels; c++) {
    let sum = 0;
    let total = 1e-9;
    for (let i = 0; i < width * height; i++) {
      sum += values[i * channels + c]! * weights[i]!;
      total += weights[i]!;
    }
    for (let i = 0; i < width * height; i++) average[i * channels + c] = sum / total;
  }
  return { values: average, channels, width, height };
}

function fillFromCoarse(
  { values, channels, width, height }: Field,
  weights: Float32Array,
  coarse: Field,
  wanted: Uint8Array | undefined,
  filled: Float32Array,
): Field {
  const far = coarse.values;
  for (let y = 0; y < height; y++) {
    const cy = Math.max(0, Math.min(coarse.height - 1, (y - 0.5) / 2));
    const top = Math.floor(cy);
    const upper = top * coarse.width;
    const lower = Math.min(coarse.height - 1, top + 1) * coarse.width;
    const fy = cy - top;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (wanted && !wanted[i]) continue;
      const weight = weights[i]!;
      const cx = Math.max(0, Math.min(coarse.width - 1, (x - 0.5) / 2));
      const left = Math.floor(cx);
      const right = Math.min(coarse.width - 1, left + 1);
      const fx = cx - left;
      const northWest = (upper + left) * channels;
      const northEast = (upper + right) * channels;
      const southWest = (lower + left) * channels;
      const southEast = (lower + right) * channels;
      for (let c = 0; c < channels; c++) {
        const nw = far[northWest + c]!;
        const sw = far[southWest + c]!;
        const north = nw + (far[northEast + c]! - nw) * fx;
        const south = sw + (far[southEast + c]! - sw) * fx;
        const at = i * channels + c;
        filled[at] = weight * values[at]! + (1 - weight) * (north * (1 - fy) + south * fy);
      }
    }
  }
  return { values: filled, channels, width, height };
}
