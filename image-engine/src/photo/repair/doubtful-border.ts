// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';

const AROUND = 3;
/** Both sides of a border that is sure differ by more (Lab). */
const CLEAR_GAP = 9;
/** A pixel of the border is doubtful where most of the border around it is. */
const ALONG = 4;

/** Marks the border pixels of the mask (1 where the product is) at which both sides look alike. */
export function findDoubtfulBorder(picture: LabPicture, mask: Uint8Array): Uint8Array {
  const { width, height } = picture;
  const border = new Uint8Array(mask.length);
  const faint = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (!mask[i] || (mask[i - 1] && mask[i + 1] && mask[i - width] && mask[i + width])) continue;
      border[i] = 1;
      faint[i] = gapAcross(picture, mask, x, y) < CLEAR_GAP ? 1 : 0;
    }
  }
  return border.map((value, i) => (value && mostlyFaint(border, faint, i, picture) ? 1 : 0));
}

function gapAcross({ lab, width, height }: LabPicture, mask: Uint8Array, x: number, y: number): number {
  const sums = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let ny = Math.max(0, y - AROUND); ny <= Math.min(height - 1, y + AROUND); ny++) {
    for (let nx = Math.max(0, x - AROUND); nx <= Math.min(width - 1, x + AROUND); nx++) {
      const j = ny * width + nx;
      const side = mask[j] ? 0 : 4;
      for (let c = 0; c < 3; c++) sums[side + c]! += lab[j * 3 + c]!;
      sums[side + 3]!++;
    }
  }
  const [inside, outside] = [sums[3]!, sums[7]!];
  if (!inside || !outside) return 0;
  return Math.hypot(...[0, 1, 2].map((c) => sums[c]! / inside - sums[4 + c]! / outside));
}

function mostlyFaint(
  border: Uint8Array,
  faint: Uint8Array,
  i: number,
  { width, height }: LabPicture,
): boolean {
  const x = i % width;
  const y = (i - x) / width;
  let [all, doubted] = [0, 0];
  for (let ny = Math.max(0, y - ALONG); ny <= Math.min(height - 1, y + ALONG); ny++) {
    for (let nx = Math.max(0, x - ALONG); nx <= Math.min(width - 1, x + ALONG); nx++) {
      all += border[ny * width + nx]!;
      doubted += faint[ny * width + nx]!;
    }
  }
  return doubted * 2 > all;
}
