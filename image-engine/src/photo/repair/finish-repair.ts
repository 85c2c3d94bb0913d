// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut } from '../raster.ts';
import { fitModels } from '../segmentation/colour-evidence.ts';
import type { PhotoSizes } from '../segmentation/cut-out-product.ts';
import { labFromRgb } from '../segmentation/lab.ts';
import { matte } from '../segmentation/matte.ts';
import { refineOutline } from '../segmentation/refine-outline.ts';
import { applyStrokes, type Repair } from './begin-repair.ts';
import { paintStroke, type Stroke } from './stroke.ts';

/** Whether the edge of the product fades as the photo's own does, or ends at once. */
export type RepairEdge = 'soft' | 'hard';

/** Draws a repaired cut-out in full size: what was painted stays as painted, the rest of the outline follows the photo. */
export function finishRepair(
  { middle, full }: PhotoSizes,
  repair: Repair,
  strokes: readonly Stroke[],
  edge: RepairEdge,
): CutOut {
  const { picture } = repair;
  const { mask } = applyStrokes(repair, strokes);
  const models = fitModels(
    picture,
    Float32Array.from(mask),
    Float32Array.from(mask, (value) => 1 - value),
  );
  const large = labFromRgb(middle.pixels, middle.width, middle.height);
  const outline = refineOutline(large, models, mask, picture.width, picture.height);
  for (const stroke of strokes) {
    const painted = paintStroke(stroke, middle);
    const value = stroke.side === 'keep' ? 1 : 0;
    for (let i = 0; i < outline.length; i++) if (painted[i]) outline[i] = value;
  }
  const cutOut = matte(full, middle, outline);
  if (edge === 'hard') harden(cutOut.rgba);
  return cutOut;
}

/** Alpha below and above which nothing stays soft. */
const CLEAR = 104;
const SOLID = 152;

function harden(rgba: Uint8ClampedArray): void {
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = ((rgba[i]! - CLEAR) * 255) / (SOLID - CLEAR);
}
