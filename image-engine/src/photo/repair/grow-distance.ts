// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';

const FAR = 1e9;
const ROUNDS = 3;

/**
 * How far each open pixel is from the start: steps of a pixel, the longer the more the colour changes on the way
 * (`stepGap` of Lab is as long as a step). Swept over the picture in turns, which is as good as exact for regions without
 * mazes. What lies beyond the reach is only known to lie there.
 */
export function growDistance(
  picture: LabPicture,
  start: Uint8Array,
  open: Uint8Array,
  reach: number,
  stepGap: number,
): Float32Array {
  const { height } = picture;
  const distance = new Float32Array(start.length).fill(FAR);
  // The last sweep that changed a row: where nothing has changed since, another look changes nothing.
  const changed = new Int32Array(height + 1).fill(-2 * ROUNDS);
  for (let y = 0; y < height; y++) if (startRow(picture, start, distance, y)) changed[y] = 0;
  const ways: Ways = { ...picture, open, distance, reach, stepGap };
  for (let sweep = 1; sweep <= 2 * ROUNDS; sweep += 2) {
    for (let y = 0; y < height; y++) {
      const newest = Math.max(changed[y]!, y > 0 ? changed[y - 1]! : changed[y]!);
      if (newest >= sweep - 2 && sweepForth(ways, y)) changed[y] = sweep;
    }
    for (let y = height - 1; y >= 0; y--) {
      const newest = Math.max(changed[y]!, y < height - 1 ? changed[y + 1]! : changed[y]!);
      if (newest >= sweep - 1 && sweepBack(ways, y)) changed[y] = sweep + 1;
    }
  }
  return distance;
}

interface Ways extends LabPicture {
  open: Uint8Array;
  distance: Float32Array;
  reach: number;
  stepGap: number;
}

function startRow({ width }: LabPicture, start: Uint8Array, distance: Float32Array, y: number): boolean {
  let some = false;
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (!start[i]) continue;
    distance[i] = 0;
    some = true;
  }
  return some;
}

/** Looks from the pixels of a row at those before them; answers whether a way became shorter. */
function sweepForth(ways: Ways, y: number): boolean {
  const { open, width } = ways;
  let shorter = false;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!open[i]) continue;
    if (x > 0 && relax(ways, i, i - 1, 1)) shorter = true;
    if (y === 0) continue;
    if (relax(ways, i, i - width, 1)) shorter = true;
    if (x > 0 && relax(ways, i, i - width - 1, Math.SQRT2)) shorter = true;
    if (x < width - 1 && relax(ways, i, i - width + 1, Math.SQRT2)) shorter = true;
  }
  return shorter;
}

/** The same from the other end. */
function sweepBack(ways: Ways, y: number): boolean {
  const { open, width, height } = ways;
  let shorter = false;
  for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
    if (!open[i]) continue;
    if (x < width - 1 && relax(ways, i, i + 1, 1)) shorter = true;
    if (y === height - 1) continue;
    if (relax(ways, i, i + width, 1)) shorter = true;
    if (x > 0 && relax(ways, i, i + width - 1, Math.SQRT2)) shorter = true;
    if (x < width - 1 && relax(ways, i, i + width + 1, Math.SQRT2)) shorter = true;
  }
  return shorter;
}

function relax({ lab, distance, reach, stepGap }: Ways, i: number, j: number, step: number): boolean {
  const before = distance[j]!;
  if (before >= reach || before + step >= distance[i]!) return false;
  const dl = lab[i * 3]! - lab[j * 3]!;
  const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
  const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
  const length = step * (1 + Math.sqrt(dl * dl + da * da + db * db) / stepGap);
  if (before + length >= distance[i]!) return false;
  distance[i] = before + length;
  return true;
}
