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
 * pyramid until some weight is found, and come back down smoothly. Where not everything is `wanted`, the rest stays 0.
 */
export function spreadField(field: Field, weights: Float32Array, wanted?: Uint8Array): Field {
  const { values, channels, width, height } = field;
  if (width <= 2 && height <= 2) return flatAverage(field, weights);
  const coarseWidth = (width + 1) >> 1;
  const coarseHeight = (height + 1) >> 1;
  const sums = new Float32Array(coarseWidth * coarseHeight * channels);
  const sumWeights = new Float32Array(coarseWidth * coarseHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const weight = weights[i]!;
      if (weight === 0) continue;
      const to = (y >> 1) * coarseWidth + (x >> 1);
      sumWeights[to]! += weight;
      for (let c = 0; c < channels; c++) sums[to * channels + c]! += weight * values[i * channels + c]!;
    }
  }
  for (let i = 0; i < sumWeights.length; i++) {
    const weight = sumWeights[i]!;
    if (weight === 0) continue;
    for (let c = 0; c < channels; c++) sums[i * channels + c]! /= weight;
    sumWeights[i] = Math.min(1, weight);
  }
  const coarse = spreadField(
    { values: sums, channels, width: coarseWidth, height: coarseHeight },
    sumWeights,
    wanted && coarsen(wanted, width, height),
  );
  return fillFromCoarse(field, weights, coarse, wanted);
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

function fillFromCoarse(field: Field, weights: Float32Array, coarse: Field, wanted?: Uint8Array): Field {
  const { values, channels, width, height } = field;
  const filled = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const cy = Math.max(0, Math.min(coarse.height - 1, (y - 0.5) / 2));
    const top = Math.floor(cy);
    const bottom = Math.min(coarse.height - 1, top + 1);
    const fy = cy - top;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (wanted && !wanted[i]) continue;
      const weight = weights[i]!;
      const cx = Math.max(0, Math.min(coarse.width - 1, (x - 0.5) / 2));
      const left = Math.floor(cx);
      const right = Math.min(coarse.width - 1, left + 1);
      const fx = cx - left;
      for (let c = 0; c < channels; c++) {
        const nw = coarse.values[(top * coarse.width + left) * channels + c]!;
        const ne = coarse.values[(top * coarse.width + right) * channels + c]!;
        const sw = coarse.values[(bottom * coarse.width + left) * channels + c]!;
        const se = coarse.values[(bottom * coarse.width + right) * channels + c]!;
        const far = (nw + (ne - nw) * fx) * (1 - fy) + (sw + (se - sw) * fx) * fy;
        filled[i * channels + c] = weight * values[i * channels + c]! + (1 - weight) * far;
      }
    }
  }
  return { values: filled, channels, width, height };
}
