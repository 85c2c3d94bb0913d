import type { CutOut, Raster } from '../raster.ts';
import { closeCracks, cutThinNecks, fillHoles, keepProductPieces } from './components.ts';
import { labFromRgb } from './lab.ts';
import { matte } from './matte.ts';
import { refineOutline } from './refine-outline.ts';
import { cutRoughly } from './rough-cut.ts';

/** The photo at three sizes: to think on, to draw the outline on, and to deliver. */
export interface PhotoSizes {
  small: Raster;
  middle: Raster;
  full: Raster;
}

/** The working sizes' long sides, in pixels. */
export const SMALL_SIDE = 420;
export const MIDDLE_SIDE = 1024;

export type CutOutResult =
  | { found: true; cutOut: CutOut }
  | { found: false; why: 'nothing' | 'no_background' };

/** Finds the product and cuts it out, or says why it cannot. */
export function cutOutProduct({ small, middle, full }: PhotoSizes): CutOutResult {
  const rough = cutRoughly(labFromRgb(small.pixels, small.width, small.height));
  const closed = closeCracks(rough.mask, rough.saliency, rough.open, small.width, small.height);
  const pieces = keepProductPieces(
    cutThinNecks(closed, small.width, small.height),
    small.width,
    small.height,
  );
  const whole = fillHoles(pieces, rough.evidence, rough.open, small.width, small.height);
  const share = whole.reduce((sum, value) => sum + value, 0) / whole.length;
  if (share < 0.004) return { found: false, why: 'nothing' };
  if (share > 0.97) return { found: false, why: 'no_background' };
  const picture = labFromRgb(middle.pixels, middle.width, middle.height);
  const outline = refineOutline(picture, rough, whole, small.width, small.height);
  return { found: true, cutOut: matte(full, middle, outline) };
}
