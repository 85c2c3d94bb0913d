// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { type ColourMixture, estimateParts, PART, type Samples } from './mixture-parts.ts';

/** Pixels that count less are not looked at. */
const LEAST_WEIGHT = 0.02;
/** Powers of e below this are no number. */
const NO_EXPONENT = -746;
/** Powers of e below this are lost in a sum with one, also if there are ten of them. */
const NOTHING_BESIDE_ONE = -40;
/** So many pixels tell the colours of a side. */
export const MOST_SAMPLES = 6000;

/**
 * Fits `wanted` Gaussians to the colours, each pixel counted by its weight. `spread` floors the variance (Lab²). Of more
 * than `most` pixels as many are looked at.
 */
export function fitColourMixture(
  lab: Float32Array,
  weights: Float32Array,
  wanted: number,
  spread: number,
  most = MOST_SAMPLES,
): ColourMixture {
  const samples = takeSamples(lab, weights, most);
  const means = seedMeans(samples, wanted);
  const shares = new Float64Array(samples.count * wanted);
  assignToNearest(samples, means, wanted, shares);
  let mixture = estimateParts(samples, shares, wanted, spread);
  for (let round = 0; round < 5; round++) {
    assignByLikelihood(samples, mixture, shares);
    mixture = estimateParts(samples, shares, wanted, spread);
  }
  return mixture;
}

/** Log density of one colour. */
export function logDensity(mixture: ColourMixture, l: number, a: number, b: number): number {
  const { parts, count } = mixture;
  let highest = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const value = partDensity(parts, k * PART, l, a, b);
    if (value > highest) {
      const fall = highest - value;
      sum = fall < NOTHING_BESIDE_ONE ? 1 : sum * Math.exp(fall) + 1;
      highest = value;
    } else if (value > highest - 12) sum += Math.exp(value - highest);
  }
  return sum === 1 ? highest : highest + Math.log(sum);
}

function partDensity(parts: Float64Array, at: number, l: number, a: number, b: number): number {
  const dl = l - parts[at]!;
  const da = a - parts[at + 1]!;
  const db = b - parts[at + 2]!;
  const u = parts[at + 3]! * dl;
  const v = parts[at + 4]! * dl + parts[at + 5]! * da;
  const w = parts[at + 6]! * dl + parts[at + 7]! * da + parts[at + 8]! * db;
  return parts[at + 9]! - 0.5 * (u * u + v * v + w * w);
}

function takeSamples(lab: Float32Array, weights: Float32Array, wanted: number): Samples {
  let usable = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i]! > LEAST_WEIGHT) usable++;
  if (usable === 0) return { colours: new Float64Array(3), weights: new Float64Array([1]), count: 1 };
  const stride = Math.max(1, usable / wanted);
  // Rounding may make the last step come a little early.
  const room = Math.min(usable, wanted + 1);
  const colours = new Float64Array(room * 3);
  const kept = new Float64Array(room);
  let seen = 0;
  let next = 0;
  let count = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight <= LEAST_WEIGHT) continue;
    if (seen++ < next) continue;
    next += stride;
    colours[count * 3] = lab[i * 3]!;
    colours[count * 3 + 1] = lab[i * 3 + 1]!;
    colours[count * 3 + 2] = lab[i * 3 + 2]!;
    kept[count++] = weight;
  }
  return { colours, weights: kept, count };
}

/** Farthest-first seeds, the first being the mean: the same photo always gives the same mixture. */
function seedMeans({ colours, weights, count }: Samples, wanted: number): Float64Array {
  const means = new Float64Array(wanted * 3);
  let total = 0;
  for (let i = 0; i < count; i++) {
    total += weights[i]!;
    for (let c = 0; c < 3; c++) means[c]! += weights[i]! * colours[i * 3 + c]!;
  }
  for (let c = 0; c < 3; c++) means[c]! /= total;
  const nearest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let k = 1; k < wanted; k++) {
    let farthest = 0;
    let best = -1;
    for (let i = 0; i < count; i++) {
      nearest[i] = Math.min(nearest[i]!, squaredDistance(colours, i * 3, means, (k - 1) * 3));
      const pull = Math.sqrt(nearest[i]!) * weights[i]!;
      if (pull > best) {
        best = pull;
        farthest = i;
      }
    }
    means.set(colours.subarray(farthest * 3, farthest * 3 + 3), k * 3);
  }
  return means;
}

function squaredDistance(a: Float64Array, i: number, b: Float64Array, j: number): number {
  return (a[i]! - b[j]!) ** 2 + (a[i + 1]! - b[j + 1]!) ** 2 + (a[i + 2]! - b[j + 2]!) ** 2;
}

function assignToNearest(samples: Samples, means: Float64Array, wanted: number, shares: Float64Array): void {
  const { colours, weights, count } = samples;
  for (let round = 0; round < 4; round++) {
    shares.fill(0);
    const sums = new Float64Array(wanted * 4);
    for (let i = 0; i < count; i++) {
      let chosen = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < wanted; k++) {
        const distance = squaredDistance(colours, i * 3, means, k * 3);
        if (distance < least) {
          least = distance;
          chosen = k;
        }
      }
      shares[chosen * count + i] = weights[i]!;
      sums[chosen * 4 + 3]! += weights[i]!;
      for (let c = 0; c < 3; c++) sums[chosen * 4 + c]! += weights[i]! * colours[i * 3 + c]!;
    }
    for (let k = 0; k < wanted; k++)
      if (sums[k * 4 + 3]! > 0)
        for (let c = 0; c < 3; c++) means[k * 3 + c] = sums[k * 4 + c]! / sums[k * 4 + 3]!;
  }
}

function assignByLikelihood(samples: Samples, mixture: ColourMixture, shares: Float64Array): void {
  const { colours, weights, count } = samples;
  const { parts, count: wanted } = mixture;
  const values = new Float64Array(wanted);
  for (let i = 0; i < count; i++) {
    const l = colours[i * 3]!;
    const a = colours[i * 3 + 1]!;
    const b = colours[i * 3 + 2]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < wanted; k++) {
      const value = partDensity(parts, k * PART, l, a, b);
      values[k] = value;
      if (value > highest) highest = value;
    }
    let sum = 0;
    for (let k = 0; k < wanted; k++) {
      const value = likelihood(values[k]! - highest);
      values[k] = value;
      sum += value;
    }
    const weight = weights[i]!;
    for (let k = 0; k < wanted; k++) shares[k * count + i] = (weight * values[k]!) / sum;
  }
}

/** `Math.exp`, which is slow, where it is neither 1 nor 0: most colours belong to only one part. */
function likelihood(exponent: number): number {
  if (exponent === 0) return 1;
  return exponent < NO_EXPONENT ? 0 : Math.exp(exponent);
}
