import type { PhotoSizes } from '../segmentation/cut-out-product.ts';
import {
  type CutOutResult,
  chooseOpinion,
  considerPhoto,
  drawCutOut,
} from '../segmentation/cut-out-product.ts';
import type { Hints } from '../segmentation/opinions/opinion.ts';
import { overlapOf } from './overlap.ts';

/** Opinions that overlap more are the same to a user. */
const SAME = 0.97;

/** Cuts the product out by the best opinion that differs from the engine's first; null where there is none. */
export function cutOutOtherwise(
  sizes: PhotoSizes,
  hints: Hints = {},
): Extract<CutOutResult, { found: true }> | null {
  const consideration = considerPhoto(sizes.small, hints);
  const first = chooseOpinion(consideration.opinions);
  if (!first) return null;
  const opinions = consideration.opinions.filter(({ mask }) => overlapOf(mask, first.mask) < SAME);
  const result = drawCutOut(sizes, { ...consideration, opinions });
  return result.found ? result : null;
}
