// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { pixelsOf } from './components.ts';

/** The share of the product below which an area of its own that the frame cuts is scenery behind it. */
const SCENERY_SHARE = 0.12;

/** Marks areas (a number for each pixel) that run out of the frame and are small beside the product in the mask. */
export function findScenery(areas: Int32Array, mask: Uint8Array, width: number, height: number): Uint8Array {
  const sizes = tableOf(areas);
  const cutByFrame = new Int32Array(sizes.length);
  let total = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const area = areas[i]!;
    total++;
    sizes[area]!++;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) cutByFrame[area]!++;
  }
  const scenery = sizes.map((size, area) => (cutByFrame[area]! > 2 && size < total * SCENERY_SHARE ? 1 : 0));
  return pixelsOf(areas, new Uint8Array(scenery));
}

/** A number for each area, 0 at first. */
function tableOf(areas: Int32Array): Int32Array {
  let highest = 0;
  for (let i = 0; i < areas.length; i++) if (areas[i]! > highest) highest = areas[i]!;
  return new Int32Array(highest + 1);
}

/** An area of which the mask holds a smaller share, and which runs along the frame, is backdrop as a whole. */
const STRAY_SHARE = 0.2;
const FRAME_SHARE = 0.1;

/** Marks what the mask holds of areas that lie mostly outside it and along the frame: no outline parts them. */
export function findRunningOn(
  areas: Int32Array,
  mask: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const sizes = tableOf(areas);
  const masked = new Int32Array(sizes.length);
  const onFrame = new Int32Array(sizes.length);
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    const area = areas[i]!;
    sizes[area]!++;
    masked[area]! += mask[i]!;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) onFrame[area]!++;
  }
  const runsOn = sizes.map((size, area) =>
    onFrame[area]! > FRAME_SHARE * 2 * (width + height) && masked[area]! < STRAY_SHARE * size ? 1 : 0,
  );
  return pixelsOf(areas, new Uint8Array(runsOn));
}
