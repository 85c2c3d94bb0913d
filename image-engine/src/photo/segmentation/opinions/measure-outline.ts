// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { lengthOf } from '../length.ts';
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
  const inner = blurSide(lab, mask, 1, radius, width, height);
  const outer = blurSide(lab, mask, 0, radius, width, height);
  const faintest = Math.max(FAINTEST, NOISES * context.ground.noise);
  let length = 0;
  let ranks = 0;
  let weak = 0;
  let faint = 0;
  let contrast = 0;
  let pale = 0;
  let sharp = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i] || !isBorder(mask, i, width, height)) continue;
    length++;
    ranks += edgeRanks[i]!;
    if (edges[i]! < WEAK_EDGE) weak++;
    if (edges[i]! < faintest) faint++;
    const gap = lengthOf(
      meanAt(inner, 0, i) - meanAt(outer, 0, i),
      meanAt(inner, 1, i) - meanAt(outer, 1, i),
      meanAt(inner, 2, i) - meanAt(outer, 2, i),
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

/** The sums around each pixel over one side of the mask, for the side's mean colours there. */
interface BlurredSide {
  weight: Float32Array;
  planes: readonly Float32Array[];
}

/** The side's mean colour around a pixel, rounded as a plane of such means would be. */
function meanAt({ weight, planes }: BlurredSide, channel: number, i: number): number {
  return Math.fround(planes[channel]![i]! / Math.max(1e-4, weight[i]!));
}

function blurSide(
  lab: Float32Array,
  mask: Uint8Array,
  side: number,
  radius: number,
  width: number,
  height: number,
): BlurredSide {
  const plane = new Float32Array(mask.length);
  for (let i = 0; i < plane.length; i++) plane[i] = mask[i] === side ? 1 : 0;
  const weight = boxBlur(plane, width, height, radius);
  const planes = [0, 1, 2].map((c) => {
    for (let i = 0; i < plane.length; i++) plane[i] = mask[i] === side ? lab[i * 3 + c]! : 0;
    return boxBlur(plane, width, height, radius);
  });
  return { weight, planes };
}
