// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** What the photo's frame tells about the ground that the product stands on. */
export interface FrameGround {
  /** The ground's colour expected at each pixel: L, a, b. */
  expected: Float32Array;
  /** How far (Lab) the frame's own pixels usually are from what is expected there. */
  noise: number;
  /** The share of the frame that agrees with the expectation: near 1 in a studio. */
  share: number;
  /** Mean lightness (L) expected along the frame: white paper is near 100. */
  lightness: number;
}

const RING = 0.02;
const TERMS = 6;
const ROUNDS = 8;
/** Bends in the light are believed less than slopes: a product that hides one side must not bend the ground. */
const BEND_PENALTY = 0.02;
const LEAST_SCALE = 0.8;
/** The frame agrees with a smooth ground where it departs from it by no more than four noises, within limits (Lab). */
const LEAST_LIMIT = 6;
const HIGHEST_LIMIT = 12;
/** From this share on the frame is taken for an even ground: one side may be hidden by the product. */
export const STUDIO_SHARE = 0.7;

/** Fits a smooth field of light (at most quadratic) to the frame's pixels, heeding those that most others agree with. */
export function describeFrame({ lab, width, height }: LabPicture): FrameGround {
  const ring = framePixels(width, height);
  const terms = new Float64Array(ring.length * TERMS);
  for (const [at, i] of ring.entries()) writeTerms(terms, at * TERMS, i, width, height);
  const weights = new Float64Array(ring.length);
  const centre = [0, 1, 2].map((c) => median(ring.map((i) => lab[i * 3 + c]!)));
  const residuals = Float64Array.from(ring, (i) =>
    Math.hypot(lab[i * 3]! - centre[0]!, lab[i * 3 + 1]! - centre[1]!, lab[i * 3 + 2]! - centre[2]!),
  );
  let field: Float64Array[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const scale = Math.max(LEAST_SCALE, 2.5 * median(residuals));
    residuals.forEach((residual, at) => {
      weights[at] = 1 / (1 + (residual / scale) ** 2) ** 2;
    });
    field = [0, 1, 2].map((c) => fitChannel(terms, weights, ring, lab, c));
    ring.forEach((i, at) => {
      residuals[at] = distanceToField(field, terms, at * TERMS, lab, i);
    });
  }
  const noise = median(residuals);
  const limit = Math.max(LEAST_LIMIT, Math.min(HIGHEST_LIMIT, 4 * noise));
  const share = residuals.reduce((sum, residual) => sum + (residual < limit ? 1 : 0), 0) / ring.length;
  const expected = spreadField(field, width, height);
  const lightness = ring.reduce((sum, i) => sum + expected[i * 3]!, 0) / ring.length;
  return { expected, noise, share, lightness };
}

function framePixels(width: number, height: number): number[] {
  const band = Math.max(2, Math.round(RING * Math.min(width, height)));
  const pixels: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < band && (x + y) % 2 === 0)
        pixels.push(y * width + x);
  return pixels;
}

function writeTerms(terms: Float64Array, at: number, i: number, width: number, height: number): void {
  const x = (2 * (i % width)) / width - 1;
  const y = (2 * Math.floor(i / width)) / height - 1;
  terms[at] = 1;
  terms[at + 1] = x;
  terms[at + 2] = y;
  terms[at + 3] = x * x;
  terms[at + 4] = y * y;
  terms[at + 5] = x * y;
}

function fitChannel(
  terms: Float64Array,
  weights: Float64Array,
  ring: number[],
  lab: Float32Array,
  channel: number,
): Float64Array {
  const matrix = new Float64Array(TERMS * TERMS);
  const right = new Float64Array(TERMS);
  let total = 0;
  for (let at = 0; at < ring.length; at++) {
    const weight = weights[at]!;
    const value = lab[ring[at]! * 3 + channel]!;
    total += weight;
    for (let r = 0; r < TERMS; r++) {
      right[r]! += weight * terms[at * TERMS + r]! * value;
      for (let c = 0; c < TERMS; c++)
        matrix[r * TERMS + c]! += weight * terms[at * TERMS + r]! * terms[at * TERMS + c]!;
    }
  }
  for (let r = 0; r < TERMS; r++) matrix[r * TERMS + r]! += total * (r < 3 ? 1e-6 : BEND_PENALTY);
  return solveSymmetric(matrix, right);
}

function distanceToField(
  field: Float64Array[],
  terms: Float64Array,
  at: number,
  lab: Float32Array,
  i: number,
): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    let value = 0;
    for (let t = 0; t < TERMS; t++) value += field[c]![t]! * terms[at + t]!;
    sum += (lab[i * 3 + c]! - value) ** 2;
  }
  return Math.sqrt(sum);
}

function spreadField(field: Float64Array[], width: number, height: number): Float32Array {
  const expected = new Float32Array(width * height * 3);
  const terms = new Float64Array(TERMS);
  for (let i = 0; i < width * height; i++) {
    writeTerms(terms, 0, i, width, height);
    for (let c = 0; c < 3; c++) {
      let value = 0;
      for (let t = 0; t < TERMS; t++) value += field[c]![t]! * terms[t]!;
      expected[i * 3 + c] = value;
    }
  }
  return expected;
}

function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}
