// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { PhotoContext } from './photo-context.ts';

/** Means over both sides of a mask, and how it lies in the photo. All 0 to 1. */
export interface SideMeasures {
  area: number;
  busyInside: number;
  busyOutside: number;
  barrierInside: number;
  barrierOutside: number;
  /** Overlap of the mask with the map of barriers. */
  barrierMatch: number;
  /** How far from the frame's ground the pixels are on either side. */
  groundInside: number;
  groundOutside: number;
  /** Share of the mask that is nearly the ground's colour. */
  paleInside: number;
  /** Share of the mask in its bounding box, and how far its centre lies from the photo's. */
  boxFill: number;
  offCentre: number;
}

const FAR_FROM_GROUND = 20;
const PALE = 9;

export function measureSides(context: PhotoContext, mask: Uint8Array): SideMeasures {
  const { barriers, edgeRanks, groundDistance, picture } = context;
  const { width, height } = picture;
  const count = mask.length;
  const busy = [0, 0];
  const barrier = [0, 0];
  const far = [0, 0];
  let area = 0;
  let pale = 0;
  let cx = 0;
  let cy = 0;
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let i = 0; i < count; i++) {
    const side = mask[i]!;
    busy[side]! += edgeRanks[i]!;
    barrier[side]! += barriers[i]!;
    far[side]! += Math.min(1, groundDistance[i]! / FAR_FROM_GROUND);
    if (!side) continue;
    const x = i % width;
    const y = (i - x) / width;
    area++;
    if (groundDistance[i]! < PALE) pale++;
    cx += x;
    cy += y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  const inside = Math.max(1, area);
  const outside = Math.max(1, count - area);
  const either = barrier[0]! + inside;
  return {
    area: area / count,
    busyInside: busy[1]! / inside,
    busyOutside: busy[0]! / outside,
    barrierInside: barrier[1]! / inside,
    barrierOutside: barrier[0]! / outside,
    barrierMatch: barrier[1]! / either,
    groundInside: far[1]! / inside,
    groundOutside: far[0]! / outside,
    paleInside: pale / inside,
    boxFill: area / Math.max(1, (right - left + 1) * (bottom - top + 1)),
    offCentre: area ? 2 * Math.hypot(cx / area / width - 0.5, cy / area / height - 0.5) : 1,
  };
}
