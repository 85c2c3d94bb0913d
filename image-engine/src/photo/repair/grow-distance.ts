// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';

/** Lab distance between neighbours that makes a step as long as two. */
const GAP_OF_A_STEP = 4;
const FAR = 1e9;

/**
 * How far each open pixel is from the start: steps of a pixel, the longer the more the colour changes on the way. Swept
 * over the picture in turns, which is as good as exact for regions without mazes.
 */
export function growDistance(
  { lab, width, height }: LabPicture,
  start: Uint8Array,
  open: Uint8Array,
  rounds = 3,
): Float32Array {
  const distance = Float32Array.from(start, (value) => (value ? 0 : FAR));
  const relax = (i: number, j: number, step: number): void => {
    if (distance[j]! >= distance[i]!) return;
    const dl = lab[i * 3]! - lab[j * 3]!;
    const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
    const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
    const length = step * (1 + Math.sqrt(dl * dl + da * da + db * db) / GAP_OF_A_STEP);
    if (distance[j]! + length < distance[i]!) distance[i] = distance[j]! + length;
  };
  for (let round = 0; round < rounds; round++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (!open[i]) continue;
        if (x > 0) relax(i, i - 1, 1);
        if (y === 0) continue;
        relax(i, i - width, 1);
        if (x > 0) relax(i, i - width - 1, Math.SQRT2);
        if (x < width - 1) relax(i, i - width + 1, Math.SQRT2);
      }
    }
    for (let y = height - 1; y >= 0; y--) {
      for (let x = width - 1; x >= 0; x--) {
        const i = y * width + x;
        if (!open[i]) continue;
        if (x < width - 1) relax(i, i + 1, 1);
        if (y === height - 1) continue;
        relax(i, i + width, 1);
        if (x > 0) relax(i, i + width - 1, Math.SQRT2);
        if (x < width - 1) relax(i, i + width + 1, Math.SQRT2);
      }
    }
  }
  return distance;
}
