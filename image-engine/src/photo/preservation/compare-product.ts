// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut, Raster } from '../raster.ts';
import { findProduct, type Sighting } from './find-product.ts';
import { productBox } from './product-points.ts';

/** How true a picture stays to a product. */
export interface ProductLikeness {
  /** 0: another product; 1: the same in every measure. */
  score: number;
  /** Shape, colours and letters are the photo's. */
  preserved: boolean;
  /** Where the photo's product could stand instead: its box's left upper corner and its long side, in picture pixels. */
  pose: { left: number; top: number; long: number } | null;
}

const PRESERVED = 0.7;
/** Below this the picture shows the product from another side or not at all: its pixels would not fit. */
const SAME_POSE = 0.5;
/** A product with less of it, in units of lightness, has no letters or patterns to compare. */
const LEAST_DETAIL = 1.2;

/** Looks for the photo's product in a picture made from it and says how true it stayed. */
export function compareProduct(product: CutOut, picture: Raster): ProductLikeness {
  const sighting = findProduct(product, picture);
  if (!sighting) return { score: 0, preserved: false, pose: null };
  const { form, colour, relief } = sighting.likeness;
  const detail = detailOf(sighting) ?? form;
  const shape = relief * form + (1 - relief) * sighting.likeness.outline;
  const score = Math.min(
    shape,
    0.4 * shape + 0.3 * detail + 0.3 * colour,
    (detail + 1) / 1.6,
    (colour + 0.6) / 1.4,
  );
  return {
    score,
    preserved: score >= PRESERVED,
    pose: shape >= SAME_POSE ? poseIn(sighting, product, picture) : null,
  };
}

/** How much of letters, seams and patterns is found where it should be, 0 to 1; `null` where the product has none. */
function detailOf({ pose, points, picture }: Sighting): number | null {
  const { places, detail } = points;
  const { lab, width, height } = picture;
  const count = detail.length;
  const own: number[] = [];
  const seen: number[] = [];
  const reach = Math.max(1, Math.round((3 * pose.long) / 72));
  for (let k = 0; k < count; k++) {
    const x = Math.round(pose.x + places[k * 2]! * pose.long);
    const y = Math.round(pose.y + places[k * 2 + 1]! * pose.long);
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
    own.push(detail[k]!);
    seen.push(lab[(y * width + x) * 3]! - meanAround(lab, width, x, y, reach));
  }
  const spread = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0) / Math.max(1, own.length));
  if (own.length < 40 || spread < LEAST_DETAIL) return null;
  return Math.max(0, correlation(own, seen));
}

function meanAround(lab: Float32Array, width: number, x: number, y: number, reach: number): number {
  let sum = 0;
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) sum += lab[((y + dy) * width + x + dx) * 3]!;
  return sum / (2 * reach + 1) ** 2;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const n = one.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [together, spreadOne, spreadOther] = [0, 0, 0];
  for (let k = 0; k < n; k++) {
    const [a, b] = [one[k]! - meanOne, other[k]! - meanOther];
    together += a * b;
    spreadOne += a * a;
    spreadOther += b * b;
  }
  return together / Math.max(1e-6, Math.sqrt(spreadOne * spreadOther));
}

function poseIn({ pose, picture }: Sighting, product: CutOut, full: Raster): ProductLikeness['pose'] {
  const grow = Math.max(full.width, full.height) / Math.max(picture.width, picture.height);
  const long = pose.long * grow;
  const { width, height } = productBox(product);
  const scale = long / Math.max(width, height);
  return { left: pose.x * grow - (width * scale) / 2, top: pose.y * grow - (height * scale) / 2, long };
}
