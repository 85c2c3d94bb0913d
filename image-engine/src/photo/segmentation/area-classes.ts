// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findOutOfFocus } from './focus.ts';
import type { LabPicture } from './lab.ts';
import { without } from './masks.ts';
import { findOwnShade } from './own-shade.ts';
import { findRunningOn, findScenery } from './scenery.ts';

/** What whole areas say about their pixels beyond their colours. */
export interface AreaClasses {
  /** Scenery behind the product. */
  scenery: Uint8Array;
  /** The product's own dark side, as far as the outline that the cut has yet to find. */
  shade: Uint8Array;
  /** Backdrop that the mask has bitten into. */
  runsOn: Uint8Array;
}

/** Evidence that a pixel is not product. */
export const SURELY_NOT = -12;
const RATHER = 0.3;
const FRAME_BAND = 0.04;

/** Classifies the areas (a number for each pixel) by a first mask. */
export function classifyAreas(picture: LabPicture, areas: Int32Array, mask: Uint8Array): AreaClasses {
  const { width, height } = picture;
  const behind = findOutOfFocus(picture, areas, mask);
  const scenery = findScenery(areas, mask, width, height);
  for (let i = 0; i < scenery.length; i++) scenery[i]! |= behind[i]!;
  const found = without(mask, scenery);
  return {
    scenery,
    shade: findOwnShade(picture, areas, found),
    runsOn: findRunningOn(areas, found, width, height),
  };
}

/** Changes the evidence by the classes. A shade that reaches the frame is no shade of the product. */
export function applyAreaClasses(
  evidence: Float32Array,
  { scenery, shade, runsOn }: AreaClasses,
  width: number,
  height: number,
): void {
  const band = FRAME_BAND * Math.max(width, height);
  for (let i = 0; i < evidence.length; i++) {
    if (scenery[i]) evidence[i] = Math.min(evidence[i]!, SURELY_NOT);
    else if (shade[i]) {
      const x = i % width;
      const y = (i - x) / width;
      const atFrame = Math.min(x, y, width - 1 - x, height - 1 - y) < band;
      evidence[i] = Math.max(evidence[i]!, atFrame ? SURELY_NOT : RATHER);
    } else if (runsOn[i]) evidence[i]! += SURELY_NOT;
  }
}
