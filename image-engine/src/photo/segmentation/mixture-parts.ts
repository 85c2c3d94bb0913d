// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Mixture of Gaussians over Lab, ready to be evaluated: per part mean (3), upper inverse factor (6), log weight (1). */
export interface ColourMixture {
  parts: Float64Array;
  count: number;
}

/** Numbers of a part. */
export const PART = 10;
const LOG_TWO_PI_CUBED = 3 * Math.log(2 * Math.PI);

/** Colours, three numbers each, and how much each counts. */
export interface Samples {
  colours: Float64Array;
  weights: Float64Array;
  count: number;
}

/** The Gaussians that have these shares of the samples: those of a part one after the other. */
export function estimateParts(
  samples: Samples,
  shares: Float64Array,
  wanted: number,
  spread: number,
): ColourMixture {
  const parts = new Float64Array(wanted * PART);
  let grandTotal = 0;
  for (let i = 0; i < samples.count; i++)
    for (let k = 0; k < wanted; k++) grandTotal += shares[k * samples.count + i]!;
  for (let k = 0; k < wanted; k++) {
    const ours = shares.subarray(k * samples.count, (k + 1) * samples.count);
    estimatePart(samples, ours, k, spread, grandTotal, parts);
  }
  return { parts, count: wanted };
}

function estimatePart(
  { colours, count }: Samples,
  shares: Float64Array,
  k: number,
  spread: number,
  grandTotal: number,
  parts: Float64Array,
): void {
  let total = 1e-9;
  let meanL = 0;
  let meanA = 0;
  let meanB = 0;
  for (let i = 0; i < count; i++) {
    const share = shares[i]!;
    total += share;
    meanL += share * colours[i * 3]!;
    meanA += share * colours[i * 3 + 1]!;
    meanB += share * colours[i * 3 + 2]!;
  }
  meanL /= total;
  meanA /= total;
  meanB /= total;
  let ll = 0;
  let la = 0;
  let lb = 0;
  let aa = 0;
  let ab = 0;
  let bb = 0;
  for (let i = 0; i < count; i++) {
    const share = shares[i]!;
    const l = colours[i * 3]! - meanL;
    const a = colours[i * 3 + 1]! - meanA;
    const b = colours[i * 3 + 2]! - meanB;
    const byL = share * l;
    const byA = share * a;
    ll += byL * l;
    la += byL * a;
    lb += byL * b;
    aa += byA * a;
    ab += byA * b;
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
  parts.set([meanL, meanA, meanB, ...factor.inverse], k * PART);
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
