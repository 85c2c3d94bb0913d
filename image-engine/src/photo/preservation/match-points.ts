// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';
import type { ProductPoints } from './product-points.ts';

/** Where the middle of the product's box is, and how long its long side, in pixels of the picture. */
export interface Pose {
  x: number;
  y: number;
  long: number;
}

/** How the picture looks where the product would be in a pose; each from 0, unlike, to 1, alike. */
export interface Likeness {
  /** Light and dark of the whole: what of the lightness goes the same way. */
  form: number;
  /** Hue and saturation, the light's own colour left out. */
  colour: number;
  /** How clearly the outline parts it from its surroundings. */
  outline: number;
  /** How much lightness varies within the product at all: a plain one has no form to compare. */
  relief: number;
}

const CLEAR_EDGE = 14;
const FAR_COLOUR = 26;
/** Of the product must lie within the picture. */
const LEAST_INSIDE = 0.85;

/** Compares the product with what is seen in a pose; `null` where too much of it would lie outside the picture. */
export function likenessAt(product: ProductPoints, picture: LabPicture, pose: Pose): Likeness | null {
  const { places, lab } = product;
  const { lab: seen, width, height } = picture;
  const count = places.length / 2;
  let [n, sumP, sumS, sumPP, sumSS, sumPS] = [0, 0, 0, 0, 0, 0];
  let [shiftA, shiftB, farA, farB] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const x = (pose.x + places[k * 2]! * pose.long) | 0;
    const y = (pose.y + places[k * 2 + 1]! * pose.long) | 0;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const i = (y * width + x) * 3;
    const own = lab[k * 3]!;
    const there = seen[i]!;
    n++;
    sumP += own;
    sumS += there;
    sumPP += own * own;
    sumSS += there * there;
    sumPS += own * there;
    const a = seen[i + 1]! - lab[k * 3 + 1]!;
    const b = seen[i + 2]! - lab[k * 3 + 2]!;
    shiftA += a;
    shiftB += b;
    farA += a * a;
    farB += b * b;
  }
  if (n < count * LEAST_INSIDE || n < 8) return null;
  const spreadP = Math.sqrt(Math.max(0, sumPP / n - (sumP / n) ** 2));
  const spreadS = Math.sqrt(Math.max(0, sumSS / n - (sumS / n) ** 2));
  const together = sumPS / n - (sumP / n) * (sumS / n);
  const shift = Math.hypot(shiftA / n, shiftB / n);
  const spread = Math.sqrt(Math.max(0, (farA + farB) / n - shift ** 2));
  return {
    form: Math.max(0, together / (Math.max(1, spreadP) * Math.max(1, spreadS))),
    colour: Math.max(0, 1 - (spread + Math.max(0, shift - 6)) / FAR_COLOUR),
    outline: outlineAt(product, picture, pose),
    relief: Math.min(1, spreadP / 9),
  };
}

/** Mean difference across the outline, 1 where it is clear everywhere. */
function outlineAt({ edges }: ProductPoints, { lab, width, height }: LabPicture, pose: Pose): number {
  let [sum, n] = [0, 0];
  for (let k = 0; k < edges.length; k += 4) {
    const inside = indexOf(pose, edges[k]!, edges[k + 1]!, width, height);
    const outside = indexOf(pose, edges[k + 2]!, edges[k + 3]!, width, height);
    if (inside < 0 || outside < 0) continue;
    const far =
      Math.abs(lab[inside]! - lab[outside]!) +
      Math.abs(lab[inside + 1]! - lab[outside + 1]!) +
      Math.abs(lab[inside + 2]! - lab[outside + 2]!);
    sum += Math.min(1, far / CLEAR_EDGE);
    n++;
  }
  return n > 0 ? sum / n : 0;
}

function indexOf({ x, y, long }: Pose, u: number, v: number, width: number, height: number): number {
  const column = (x + u * long) | 0;
  const row = (y + v * long) | 0;
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : (row * width + column) * 3;
}

/** One number for a search: a plain product is found by its colour and its outline. */
export const likelihood = ({ form, colour, outline, relief }: Likeness): number =>
  form * relief * 0.5 + colour * (0.55 - 0.25 * relief) + outline * (0.45 - 0.25 * relief);
