// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { type Field, spreadField } from './spread-field.ts';

/** What a side of the outline looks like at a place: red, green, blue, and the mean square of the lightness. */
export type Side = number[];

/** Colours with the square of their lightness: its mean less the square of the mean is their variance. */
const CHANNELS = 4;

export const LUMA = [0.299, 0.587, 0.114] as const;
const luma = (values: Float32Array | Side, at: number): number =>
  LUMA[0] * values[at]! + LUMA[1] * values[at + 1]! + LUMA[2] * values[at + 2]!;

/** The room for a picture's values is used again: fresh memory costs more than what is written into it. */
let room = new Float32Array(0);
function roomFor(length: number): Float32Array {
  if (room.length < length) room = new Float32Array(length);
  return room.subarray(0, length);
}

/** A picture's values for `spreadSide`, until those of the next picture are asked for. */
export function describeColours(pixels: Uint8Array): Float32Array {
  const values = roomFor((pixels.length / 3) * CHANNELS);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += CHANNELS) {
    values[to] = pixels[from]!;
    values[to + 1] = pixels[from + 1]!;
    values[to + 2] = pixels[from + 2]!;
    values[to + 3] = luma(values, to) ** 2;
  }
  return values;
}

/** Where values are wanted, in a picture of a size. */
export interface Place {
  wanted: Uint8Array;
  width: number;
  height: number;
}

/** Spreads the colours of one side, known as surely as `weights` says, over the places that are `wanted`; the rest of `into` stays. */
export function spreadSide(
  values: Float32Array,
  weights: Float32Array,
  { wanted, width, height }: Place,
  into?: Float32Array,
): Field {
  return spreadField({ values, channels: CHANNELS, width, height }, weights, wanted, into);
}

/** The side at a place between four pixels, into `side`. */
export function sampleSide({ values, width, height }: Field, x: number, y: number, side: Side): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const at = (top * width + left) * CHANNELS;
  const below = at + width * CHANNELS;
  for (let c = 0; c < CHANNELS; c++) {
    const upper = values[at + c]! * (1 - fx) + values[at + CHANNELS + c]! * fx;
    const lower = values[below + c]! * (1 - fx) + values[below + CHANNELS + c]! * fx;
    side[c] = upper * (1 - fy) + lower * fy;
  }
}

/** The side at a pixel, into `side`. */
export function readSide({ values }: Field, i: number, side: Side): void {
  for (let c = 0; c < CHANNELS; c++) side[c] = values[i * CHANNELS + c]!;
}

/** Where `describeLifted` writes. */
export interface Lifted {
  ours: Float32Array;
  theirs: Float32Array;
  at: number;
}

/**
 * Writes what each side gives to a pixel of an edge: what both sides and the alpha do not explain goes to them by
 * their shares (Germer and others: Fast Multi-Level Foreground Estimation).
 */
export function describeLifted(
  pixels: Uint8Array,
  i: number,
  alpha: number,
  product: Side,
  backdrop: Side,
  { ours, theirs, at }: Lifted,
): void {
  const norm = alpha ** 2 + (1 - alpha) ** 2;
  for (let c = 0; c < 3; c++) {
    const rest = pixels[i * 3 + c]! - alpha * product[c]! - (1 - alpha) * backdrop[c]!;
    ours[at + c] = Math.max(0, Math.min(255, product[c]! + (alpha * rest) / norm));
    theirs[at + c] = Math.max(0, Math.min(255, backdrop[c]! + ((1 - alpha) * rest) / norm));
  }
  ours[at + 3] = luma(ours, at) ** 2;
  theirs[at + 3] = luma(theirs, at) ** 2;
}

/** How much the lightness varies on a side. */
export function varianceOf(side: Side): number {
  return Math.max(0, side[3]! - luma(side, 0) ** 2);
}

/** The squared distance (RGB) of both sides at a pixel. */
export function distanceBetween(one: Field, other: Field, i: number): number {
  let apart = 0;
  for (let c = 0; c < 3; c++) apart += (one.values[i * CHANNELS + c]! - other.values[i * CHANNELS + c]!) ** 2;
  return apart;
}
