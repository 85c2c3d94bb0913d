// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Mixture of Gaussians over Lab, ready to be evaluated: per part mean (3), upper inverse factor (6), log weight (1). */
export interface ColourMixture {
  parts: Float64Array;
  count: number;
}

const PART = 10;
const LOG_TWO_PI_CUBED = 3 * Math.log(2 * Math.PI);

interface Samples {
  colours: Float64Array;
  weights: Float64Array;
  count: number;
}

/** Fits `wanted` Gaussians to the colours, each pixel counted by its weight. `spread` floors the variance (Lab²). */
export function fitColourMixture(
  lab: Float32Array,
  weights: Float32Array,
  wanted: number,
  spread: number,
): ColourMixture {
  const samples = takeSamples(lab, weights, 6000);
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
      sum = sum * Math.exp(highest - value) + 1;
      highest = value;
    } else if (value > highest - 12) sum += Math.exp(value - highest);
  }
  return highest + Math.log(sum);
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
  for (const weight of weights) if (weight > 0.02) usable++;
  const stride = Math.max(1, usable / wanted);
  const colours: number[] = [];
  const kept: number[] = [];
  let seen = 0;
  let next = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight <= 0.02) continue;
    if (seen++ < next) continue;
    next += stride;
    colours.push(lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
    kept.push(weight);
  }
  if (kept.length === 0) return { colours: new Float64Array(3), weights: new Float64Array([1]), count: 1 };
  return { colours: Float64Array.from(colours), weights: Float64Array.from(kept), count: kept.length };
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
      shares[i * wanted + chosen] = weights[i]!;
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
  const wanted = mixture.count;
  const values = new Float64Array(wanted);
  for (let i = 0; i < count; i++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < wanted; k++) {
      const value = partDensity(
        mixture.parts,
        k * PART,
        colours[i * 3]!,
        colours[i * 3 + 1]!,
        colours[i * 3 + 2]!,
      );
      values[k] = value;
      highest = Math.max(highest, value);
    }
    let sum = 0;
    for (let k = 0; k < wanted; k++) {
      values[k] = Math.exp(values[k]! - highest);
      sum += values[k]!;
    }
    for (let k = 0; k < wanted; k++) shares[i * wanted + k] = (weights[i]! * values[k]!) / sum;
  }
}

function estimateParts(
  samples: Samples,
  shares: Float64Array,
  wanted: number,
  spread: number,
): ColourMixture {
  const parts = new Float64Array(wanted * PART);
  let grandTotal = 0;
  for (const share of shares) grandTotal += share;
  for (let k = 0; k < wanted; k++) estimatePart(samples, shares, wanted, k, spread, grandTotal, parts);
  return { parts, count: wanted };
}

function estimatePart(
  { colours, count }: Samples,
  shares: Float64Array,
  wanted: number,
  k: number,
  spread: number,
  grandTotal: number,
  parts: Float64Array,
): void {
  let total = 1e-9;
  const mean = [0, 0, 0] as [number, number, number];
  for (let i = 0; i < count; i++) {
    const share = shares[i * wanted + k]!;
    total += share;
    for (let c = 0; c < 3; c++) mean[c]! += share * colours[i * 3 + c]!;
  }
  for (let c = 0; c < 3; c++) mean[c]! /= total;
  let [ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const share = shares[i * wanted + k]!;
    if (share === 0) continue;
    const l = colours[i * 3]! - mean[0];
    const a = colours[i * 3 + 1]! - mean[1];
    const b = colours[i * 3 + 2]! - mean[2];
    ll += share * l * l;
    la += share * l * a;
    lb += share * l * b;
    aa += share * a * a;
    ab += share * a * b;
    bb += share * b * b;
  }
  const factor = invertFactor(
    ll / total + spread,
    la / total,
    lb / total,
    aa / total + spread,
    ab / total,
    bb / total + spread,
  );
  parts.set([...mean, ...factor.inverse], k * PART);
  parts[k * PART + 9] = Math.log(total / grandTotal) - 0.5 * LOG_TWO_PI_CUBED - factor.logDeterminant;
}

/** Inverse of the lower Cholesky factor of a symmetric 3x3 matrix, and the factor's log determinant. */
function invertFactor(ll: number, la: number, lb: number, aa: number, ab: number, bb: number) {
  const f0 = Math.sqrt(ll);
  const f1 = la / f0;
  const f2 = Math.sqrt(Math.max(1e-6, aa - f1 * f1));
  const f3 = lb / f0;
  const f4 = (ab - f3 * f1) / f2;
  const f5 = Math.sqrt(Math.max(1e-6, bb - f3 * f3 - f4 * f4));
  const i1 = -f1 / (f0 * f2);
  const inverse = [1 / f0, i1, 1 / f2, (-f3 / f0 - f4 * i1) / f5, -f4 / (f2 * f5), 1 / f5];
  return { inverse, logDeterminant: Math.log(f0 * f2 * f5) };
}
