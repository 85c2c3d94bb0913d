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
  const pixels: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (!mask[i] || (mask[i - 1] && mask[i + 1] && mask[i - width] && mask[i + width])) continue;
      pixels.push(i);
      border[i] = 1;
      faint[i] = gapAcross(picture, mask, x, y) < CLEAR_GAP ? 1 : 0;
    }
  }
  const doubtful = new Uint8Array(mask.length);
  for (const i of pixels) if (mostlyFaint(border, faint, i, picture)) doubtful[i] = 1;
  return doubtful;
}

/** Eight sums: L, a, b and the number of pixels inside, and the same outside. */
const sums = new Float64Array(8);

function gapAcross({ lab, width, height }: LabPicture, mask: Uint8Array, x: number, y: number): number {
  sums.fill(0);
  const left = Math.max(0, x - AROUND);
  const right = Math.min(width - 1, x + AROUND);
  const below = Math.min(height - 1, y + AROUND);
  for (let ny = Math.max(0, y - AROUND); ny <= below; ny++) {
    for (let j = ny * width + left; j <= ny * width + right; j++) {
      const side = mask[j] ? 0 : 4;
      sums[side]! += lab[j * 3]!;
      sums[side + 1]! += lab[j * 3 + 1]!;
      sums[side + 2]! += lab[j * 3 + 2]!;
      sums[side + 3]!++;
    }
  }
  const inside = sums[3]!;
  const outside = sums[7]!;
  if (!inside || !outside) return 0;
  return Math.hypot(
    sums[0]! / inside - sums[4]! / outside,
    sums[1]! / inside - sums[5]! / outside,
    sums[2]! / inside - sums[6]! / outside,
  );
}

function mostlyFaint(
  border: Uint8Array,
  faint: Uint8Array,
  i: number,
  { width, height }: LabPicture,
): boolean {
  const x = i % width;
  const y = (i - x) / width;
  let all = 0;
  let doubted = 0;
  for (let ny = Math.max(0, y - ALONG); ny <= Math.min(height - 1, y + ALONG); ny++) {
    for (let nx = Math.max(0, x - ALONG); nx <= Math.min(width - 1, x + ALONG); nx++) {
      all += border[ny * width + nx]!;
      doubted += faint[ny * width + nx]!;
    }
  }
  return doubted * 2 > all;
}
