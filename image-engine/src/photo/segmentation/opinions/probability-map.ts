import { enlarge } from '../planes.ts';
import { type Size, shrinkMap } from './resize.ts';

/** Where a learned model expects the product: a probability for each pixel of the whole photo, at any size. */
export interface ProbabilityMap extends Size {
  values: Float32Array;
}

/** The probabilities at another size. */
export function scaleMap({ values, width, height }: ProbabilityMap, size: Size): Float32Array {
  return width > size.width
    ? shrinkMap(values, { width, height }, size)
    : enlarge(values, width, height, size.width, size.height);
}
