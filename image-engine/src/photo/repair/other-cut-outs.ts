import { considerPhoto, type PhotoSizes } from '../segmentation/cut-out-product.ts';
import type { Hints } from '../segmentation/opinions/opinion.ts';
import { shrinkMask } from '../segmentation/opinions/resize.ts';
import type { WeighedOpinion } from '../segmentation/opinions/weigh-opinions.ts';
import { overlapOf } from './overlap.ts';
import type { Size } from './stroke.ts';

/** Cut-outs that overlap more look the same on a thumbnail. */
const SAME = 0.9;
/** More are hardly ever better: decision 074. */
const MOST = 3;

/** Masks of one size, 1 where the product is. */
export interface OtherCutOuts extends Size {
  masks: Uint8Array<ArrayBuffer>[];
}

/**
 * Finds other cut-outs of a photo: the engine's opinions that differ from the cut-out that the user sees, and from each other, the
 * likeliest first. `shown` is that cut-out's mask, at any size.
 */
export function findOtherCutOuts(
  { small }: PhotoSizes,
  hints: Hints,
  shown: Size & { mask: Uint8Array },
): OtherCutOuts {
  const { opinions } = considerPhoto(small, hints);
  const masks = pickOthers(opinions, shrinkMask(shown.mask, shown, small));
  return { masks: masks.map((mask) => Uint8Array.from(mask)), width: small.width, height: small.height };
}

/** The masks of opinions that differ from one that is shown, at their size. */
export function pickOthers(opinions: readonly WeighedOpinion[], shown: Uint8Array): Uint8Array[] {
  const ranked = opinions.filter(({ possible }) => possible).sort((one, other) => other.rank - one.rank);
  const found = [shown];
  for (const { mask } of ranked) {
    if (found.length > MOST) break;
    if (found.every((other) => overlapOf(mask, other) < SAME)) found.push(mask);
  }
  return found.slice(1);
}
