// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { RepairState, Size, Stroke } from '../../src/repair.ts';

/** Wide enough for a thumb, and for the smallest detail. */
const LARGEST_RADIUS = 0.12;
const SMALLEST_RADIUS = 0.004;
const MOST_POINTS = 24;

/**
 * The stroke that a careful user would make next: through the middle of the largest place that is wrong, with a brush
 * that fits into it. Null where nothing is wrong.
 */
export function nextStroke(
  { mask }: RepairState,
  truth: Uint8Array,
  size: Size,
  follows: boolean,
): Stroke | null {
  const wrong = mask.map((value, i) => (value !== truth[i] ? (truth[i] ? 1 : 2) : 0));
  const depth = measureDepth(wrong, size);
  const place = largestPlace(wrong, depth, size);
  if (!place) return null;
  const { width, height } = size;
  const scale = Math.max(width, height);
  const path = middleLine(place, depth, size);
  const thinnest = path.reduce((sum, i) => sum + depth[i]!, 0) / path.length;
  const points = path.flatMap((i) => [((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale]);
  return {
    side: wrong[place[0]!] === 1 ? 'keep' : 'remove',
    radius: Math.max(SMALLEST_RADIUS, Math.min(LARGEST_RADIUS, (thinnest * 0.8) / scale)),
    points,
    follows,
  };
}

/** For each wrong pixel, how many pixels it lies from where that kind of wrong ends. */
function measureDepth(wrong: Uint8Array, { width, height }: Size): Float32Array {
  const depth = Float32Array.from(wrong, (value) => (value ? 1e9 : 0));
  const look = (i: number, j: number, step: number): void => {
    const beyond = wrong[j] === wrong[i] ? depth[j]! : 0;
    depth[i] = Math.min(depth[i]!, beyond + step);
  };
  for (const forwards of [true, false]) {
    for (let at = 0; at < wrong.length; at++) {
      const i = forwards ? at : wrong.length - 1 - at;
      if (!wrong[i]) continue;
      const x = i % width;
      const y = (i - x) / width;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        depth[i] = 1;
        continue;
      }
      const back = forwards ? -1 : 1;
      look(i, i + back, 1);
      look(i, i + back * width, 1);
      look(i, i + back * (width + 1), Math.SQRT2);
      look(i, i + back * (width - 1), Math.SQRT2);
    }
  }
  return depth;
}

/** The connected place of one kind of wrong that holds the most pixels, thin frays not counted. */
function largestPlace(wrong: Uint8Array, depth: Float32Array, { width, height }: Size): number[] | null {
  const seen = new Uint8Array(wrong.length);
  let best: number[] = [];
  let bestWorth = 0;
  for (let start = 0; start < wrong.length; start++) {
    if (!wrong[start] || seen[start]) continue;
    const place = [start];
    seen[start] = 1;
    let worth = 0;
    for (const i of place) {
      if (depth[i]! > 1.5) worth++;
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= width * height || seen[j] || wrong[j] !== wrong[start]) continue;
        seen[j] = 1;
        place.push(j);
      }
    }
    if (worth > bestWorth) [best, bestWorth] = [place, worth];
  }
  return best.length ? best : null;
}

/** A way through the place along its deepest pixels, from one end to the other. */
function middleLine(place: readonly number[], depth: Float32Array, { width }: Size): number[] {
  const deepest = place.reduce((best, i) => (depth[i]! > depth[best]! ? i : best), place[0]!);
  const spine = place.filter((i) => depth[i]! >= depth[deepest]! * 0.45);
  const apart = (i: number, j: number): number =>
    Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width));
  const left = new Set(spine.filter((_, at) => at % Math.max(1, Math.floor(spine.length / 400)) === 0));
  const end = [...left].reduce((far, i) => (apart(i, deepest) > apart(far, deepest) ? i : far), deepest);
  const path = [end];
  left.delete(end);
  const stride = Math.max(2, depth[deepest]! * 0.8);
  while (path.length < MOST_POINTS) {
    const here = path.at(-1)!;
    for (const i of left) if (apart(i, here) < stride) left.delete(i);
    let next = -1;
    for (const i of left) if (next < 0 || apart(i, here) < apart(next, here)) next = i;
    // A long way over what is right would spoil it.
    if (next < 0 || apart(next, here) > stride * 2.5) break;
    path.push(next);
    left.delete(next);
  }
  return path;
}
