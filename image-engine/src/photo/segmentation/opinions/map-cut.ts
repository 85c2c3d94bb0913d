import { fitModels, weighEvidence } from '../colour-evidence.ts';
import { cutAlongEdges } from '../cut-along-edges.ts';
import type { LabPicture } from '../lab.ts';

const SMOOTHNESS = 12;
const MAP_WEIGHT = 2;
const LEAST_DOUBT = 0.03;

/** Where a map of probabilities says product rather than ground. */
export function likelyProduct(map: Float32Array): Uint8Array {
  return Uint8Array.from(map, (value) => (value > 0.5 ? 1 : 0));
}

/** The log-odds of probabilities, none of them believed beyond doubt, times `weight`. */
export function mapOdds(map: Float32Array, weight: number): Float32Array {
  return map.map((value) => {
    const held = Math.max(LEAST_DOUBT, Math.min(1 - LEAST_DOUBT, value));
    return weight * Math.log(held / (1 - held));
  });
}

/** Cuts by the colours that a map of probabilities teaches of both sides, with the map's own odds beside them. */
export function cutByMap(picture: LabPicture, map: Float32Array): Uint8Array {
  const ground = map.map((value) => 1 - value);
  const models = fitModels(picture, map, ground);
  const texture = new Float32Array(map.length);
  const evidence = weighEvidence(picture, models, texture, map, MAP_WEIGHT);
  return cutAlongEdges({ ...picture, evidence, smoothness: SMOOTHNESS });
}
