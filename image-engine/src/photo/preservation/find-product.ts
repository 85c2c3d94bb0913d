import type { CutOut, Raster } from '../raster.ts';
import { labFromRgb } from '../segmentation/lab.ts';
import { shrinkPicture } from '../segmentation/opinions/resize.ts';
import { type Likeness, likelihood, likenessAt, type Pose } from './match-points.ts';
import { type ProductPoints, readPoints } from './product-points.ts';

const COARSE = { picture: 104, product: 20 };
const FINE = { picture: 360, product: 72 };
const SMALLEST = 0.18;
const GROWTH = 1.13;
const CANDIDATES = 4;

/** Where a product is seen in a picture, in shares of the picture's long side, and how alike it is there. */
export interface Sighting {
  pose: Pose;
  likeness: Likeness;
  /** The product and the picture at the size of the last look. */
  points: ProductPoints;
  picture: ReturnType<typeof labFromRgb>;
}

/** Looks for the product in every place and size, upright; `null` where it fits nowhere. Both at any size. */
export function findProduct(product: CutOut, picture: Raster): Sighting | null {
  const whole = labFromRgb(picture.pixels, picture.width, picture.height);
  const small = shrinkPicture(whole, COARSE.picture);
  const rough = searchAll(readPoints(product, COARSE.product), small);
  const seen = shrinkPicture(whole, FINE.picture);
  const points = readPoints(product, FINE.product);
  const grow = Math.max(seen.width, seen.height) / Math.max(small.width, small.height);
  let best: { pose: Pose; score: number } | null = null;
  for (const { pose } of rough) {
    const start = { x: pose.x * grow, y: pose.y * grow, long: pose.long * grow };
    const refined = climb(points, seen, start, grow);
    if (refined && (!best || refined.score > best.score)) best = refined;
  }
  const likeness = best && likenessAt(points, seen, best.pose);
  return best && likeness ? { pose: best.pose, likeness, points, picture: seen } : null;
}

interface Candidate {
  pose: Pose;
  score: number;
}

/** The best few poses of a grid, no two of them close to each other. */
function searchAll(points: ProductPoints, picture: ReturnType<typeof labFromRgb>): Candidate[] {
  const { width, height } = picture;
  const longest = Math.max(width, height);
  const found: Candidate[] = [];
  for (let long = longest * SMALLEST; long <= longest * 1.1; long *= GROWTH) {
    const step = Math.max(1.5, long * 0.05);
    for (let y = long * 0.1; y < height; y += step)
      for (let x = long * 0.1; x < width; x += step) {
        const pose = { x, y, long };
        const likeness = likenessAt(points, picture, pose);
        if (likeness) found.push({ pose, score: likelihood(likeness) });
      }
  }
  found.sort((one, other) => other.score - one.score);
  const kept: Candidate[] = [];
  for (const candidate of found) {
    if (kept.every(({ pose }) => isFar(pose, candidate.pose))) kept.push(candidate);
    if (kept.length === CANDIDATES) break;
  }
  return kept;
}

const isFar = (one: Pose, other: Pose): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) > other.long * 0.2 ||
  Math.max(one.long, other.long) / Math.min(one.long, other.long) > 1.3;

/** Walks to the best pose nearby, in steps that halve. */
function climb(
  points: ProductPoints,
  picture: ReturnType<typeof labFromRgb>,
  start: Pose,
  reach: number,
): Candidate | null {
  const scoreOf = (pose: Pose): number => {
    const likeness = likenessAt(points, picture, pose);
    return likeness ? likelihood(likeness) : -1;
  };
  let best = { pose: start, score: scoreOf(start) };
  for (let step = reach; step >= 0.5; step /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      const { x, y, long } = best.pose;
      for (const pose of [
        { x: x + step, y, long },
        { x: x - step, y, long },
        { x, y: y + step, long },
        { x, y: y - step, long },
        { x, y, long: long + step * 2 },
        { x, y, long: long - step * 2 },
      ]) {
        const score = scoreOf(pose);
        if (score > best.score + 1e-6) {
          best = { pose, score };
          moved = true;
        }
      }
    }
  }
  return best.score < 0 ? null : best;
}
