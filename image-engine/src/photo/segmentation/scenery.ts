// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** The share of the product below which an area of its own that the frame cuts is scenery behind it. */
const SCENERY_SHARE = 0.12;

/** Marks areas (a number for each pixel) that run out of the frame and are small beside the product in the mask. */
export function findScenery(areas: Int32Array, mask: Uint8Array, width: number, height: number): Uint8Array {
  const sizes = new Map<number, number>();
  const cutByFrame = new Map<number, number>();
  let total = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const area = areas[i]!;
    total++;
    sizes.set(area, (sizes.get(area) ?? 0) + 1);
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1))
      cutByFrame.set(area, (cutByFrame.get(area) ?? 0) + 1);
  }
  return mask.map((_, i) => {
    const area = areas[i]!;
    return (cutByFrame.get(area) ?? 0) > 2 && (sizes.get(area) ?? 0) < total * SCENERY_SHARE ? 1 : 0;
  });
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
  const sizes = new Map<number, number>();
  const masked = new Map<number, number>();
  const onFrame = new Map<number, number>();
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    const area = areas[i]!;
    sizes.set(area, (sizes.get(area) ?? 0) + 1);
    if (mask[i]) masked.set(area, (masked.get(area) ?? 0) + 1);
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1))
      onFrame.set(area, (onFrame.get(area) ?? 0) + 1);
  }
  return mask.map((_, i) => {
    const area = areas[i]!;
    const long = (onFrame.get(area) ?? 0) > FRAME_SHARE * 2 * (width + height);
    return long && (masked.get(area) ?? 0) < STRAY_SHARE * sizes.get(area)! ? 1 : 0;
  });
}
