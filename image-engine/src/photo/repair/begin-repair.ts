import { type LabPicture, labFromRgb } from '../segmentation/lab.ts';
import { type RepairState, recut } from './recut.ts';
import type { Size, Stroke } from './stroke.ts';

/** The long side of the picture that a repair is thought on, in pixels. */
export const REPAIR_SIDE = 512;

/** A cut-out under repair, with every state that a stroke led to. */
export interface Repair {
  picture: LabPicture;
  start: RepairState;
}

/** Begins a repair of the mask (1 where the product is) of an RGB picture of 3 bytes a pixel. */
export function beginRepair(rgb: Uint8Array, { width, height }: Size, mask: Uint8Array): Repair {
  const picture = labFromRgb(rgb, width, height);
  return { picture, start: { mask, settled: new Uint8Array(mask.length) } };
}

/** What the strokes make of the mask, one after another. */
export function applyStrokes({ picture, start }: Repair, strokes: readonly Stroke[]): RepairState {
  return strokes.reduce((state, stroke) => recut(picture, state, stroke), start);
}
