// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { boxBlur } from '../planes.ts';
import type { PhotoContext } from './photo-context.ts';

export interface OutlineMeasures {
  /** In pixels. */
  length: number;
  /** Mean rank of the edges under the outline: 1 where the outline runs on the photo's strongest edges. */
  rank: number;
  /** Share of the outline with hardly an edge under it. */
  weak: number;
  /** Share of the outline where nothing beyond the ground's noise happens. */
  faint: number;
  /** How different the colours on both sides of the outline are, 0 to 1. */
  contrast: number;
  /** Share of the outline along which the product is nearly as pale as the ground. */
  pale: number;
  /** How much of that difference happens at once: a product's outline is sharp, a shadow's is soft. */
  sharp: number;
}

/** An edge (Lab) that hardly shows. */
const WEAK_EDGE = 3;
const CLEAR_GAP = 15;
const PALE = 9;
const FAINTEST = 0.8;
const NOISES = 2.5;
/** Both sides of the outline are averaged over this share of the photo's long side. */
const BESIDE = 0.015;

/** Whether the photo has an edge where the mask has its outline. */
export function measureOutline(context: PhotoContext, mask: Uint8Array): OutlineMeasures {
  const { edges, edgeRanks, picture } = context;
  const { lab, width, height } = picture;
  const radius = Math.max(2, Math.round(Math.max(width, height) * BESIDE));
  const inner = averageOf(lab, mask, 1, radius, width, height);
  const outer = averageOf(lab, mask, 0, radius, width, height);
  const faintest = Math.max(FAINTEST, NOISES * context.ground.noise);
  let [length, ranks, weak, faint, contrast, pale, sharp] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i] || !isBorder(mask, i, width, height)) continue;
    length++;
    ranks += edgeRanks[i]!;
    if (edges[i]! < WEAK_EDGE) weak++;
    if (edges[i]! < faintest) faint++;
    const gap = Math.hypot(
      inner[i * 3]! - outer[i * 3]!,
      inner[i * 3 + 1]! - outer[i * 3 + 1]!,
      inner[i * 3 + 2]! - outer[i * 3 + 2]!,
    );
    if (gap < PALE) pale++;
    contrast += 1 - Math.exp(-gap / CLEAR_GAP);
    sharp += Math.min(1, edges[i]! / (gap + 1) / 2);
  }
  const all = Math.max(1, length);
  return {
    length,
    rank: ranks / all,
    weak: weak / all,
    faint: faint / all,
    contrast: contrast / all,
    pale: pale / all,
    sharp: sharp / all,
  };
}

function isBorder(mask: Uint8Array, i: number, width: number, height: number): boolean {
  const x = i % width;
  return (
    (x > 0 && !mask[i - 1]) ||
    (x + 1 < width && !mask[i + 1]) ||
    (i >= width && !mask[i - width]) ||
    (i + width < width * height && !mask[i + width])
  );
}

/** For each pixel, the mean colour of the pixels around it on one side of the mask. */
function averageOf(
  lab: Float32Array,
  mask: Uint8Array,
  side: number,
  radius: number,
  width: number,
  height: number,
): Float32Array {
  const ones = Float32Array.from(mask, (value) => (value === side ? 1 : 0));
  const weight = boxBlur(ones, width, height, radius);
  const averages = new Float32Array(lab.length);
  const plane = new Float32Array(mask.length);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = ones[i]! * lab[i * 3 + c]!;
    const blurred = boxBlur(plane, width, height, radius);
    for (let i = 0; i < plane.length; i++) averages[i * 3 + c] = blurred[i]! / Math.max(1e-4, weight[i]!);
  }
  return averages;
}
