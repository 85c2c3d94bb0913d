import { markAbove } from '../masks.ts';

const LEAST_DOUBT = 0.03;

/** Where a map of probabilities says product rather than ground. */
export function likelyProduct(map: Float32Array): Uint8Array {
  return markAbove(map, 0.5);
}

/** The log-odds of probabilities, none of them believed beyond doubt. */
export function mapOdds(map: Float32Array): Float32Array {
  return map.map((value) => {
    const held = Math.max(LEAST_DOUBT, Math.min(1 - LEAST_DOUBT, value));
    return Math.log(held / (1 - held));
  });
}
