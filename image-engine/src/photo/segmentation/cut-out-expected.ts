import type { ExpectedProduct } from '../expected-product.ts';
import { fitModels } from './colour-evidence.ts';
import { findComponents } from './components.ts';
import type { CutOutResult, PhotoSizes } from './cut-out-product.ts';
import { labFromRgb } from './lab.ts';
import { matte } from './matte.ts';
import { enlarge } from './planes.ts';
import { followOutline } from './refine-outline.ts';

const LEAST_SHARE = 0.004;
const LARGEST_SHARE = 0.97;
/** Pieces smaller than this share of the largest are crumbs. */
const CRUMB = 0.002;
const DOUBTFUL_BELOW = 0.82;

/** Draws the border of the product that a network expects: its map says what is product, the photo where it ends. */
export function cutOutExpected({ small, middle, full }: PhotoSizes, expected: ExpectedProduct): CutOutResult {
  const map = withoutCrumbs(expected);
  const share = map.values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / map.values.length;
  if (share < LEAST_SHARE) return { found: false, why: 'nothing' };
  if (share > LARGEST_SHARE) return { found: false, why: 'no_background' };
  const picture = labFromRgb(small.pixels, small.width, small.height);
  const product = enlarge(map.values, map.width, map.height, small.width, small.height);
  const models = fitModels(
    picture,
    product,
    product.map((value) => 1 - value),
  );
  const large = labFromRgb(middle.pixels, middle.width, middle.height);
  const outline = followOutline(large, models, small.width, map);
  const confidence = expectOverlap(map.values);
  return {
    found: true,
    cutOut: matte(full, middle, outline),
    confidence,
    doubtful: confidence < DOUBTFUL_BELOW,
  };
}

/** Small pieces that no part of the map is sure of would each become a product of their own. */
function withoutCrumbs({ values, width, height }: ExpectedProduct): Omit<ExpectedProduct, 'decides'> {
  const mask = Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0));
  const { labels, components } = findComponents(mask, 1, width, height);
  const largest = components.reduce((most, { area }) => Math.max(most, area), 0);
  const kept = components.map(({ area }) => area >= largest * CRUMB);
  return {
    values: values.map((value, i) => ((labels[i] ?? -1) < 0 || kept[labels[i] ?? 0] ? value : 0)),
    width,
    height,
  };
}

/** The intersection over union of the mask with the truth, if the probabilities are right. */
function expectOverlap(values: Float32Array): number {
  let inside = 0;
  let outside = 0;
  let area = 0;
  for (const value of values) {
    if (value > 0.5) {
      inside += value;
      area++;
    } else outside += value;
  }
  return inside / Math.max(1, area + outside);
}
