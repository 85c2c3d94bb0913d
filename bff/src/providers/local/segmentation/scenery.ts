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
