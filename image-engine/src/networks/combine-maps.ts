import { scaleMap } from '../photo/segmentation/opinions/probability-map.ts';
import type { ProductMap } from './network.ts';

/** The operator's model counts twice as much as our own network. */
const MODEL_SHARE = 2 / 3;
/** Ours is never so sure that it overrules a model that is surer than 0.85. */
const OWN_LIMIT = 0.03;
/** Keeps the odds finite, and a sure model sure. */
const MODEL_LIMIT = 1e-4;

/** The weighted mean of both maps' log-odds, at the model's size: our network is heard where the model is unsure. */
export function combineMaps(model: ProductMap, own: ProductMap): ProductMap {
  const { values, width, height } = model;
  const ours = scaleMap(own, model);
  return {
    values: values.map((value, i) => {
      const odds =
        MODEL_SHARE * logOdds(value, MODEL_LIMIT) + (1 - MODEL_SHARE) * logOdds(ours[i] ?? 0.5, OWN_LIMIT);
      return 1 / (1 + Math.exp(-odds));
    }),
    width,
    height,
  };
}

function logOdds(probability: number, limit: number): number {
  const held = Math.max(limit, Math.min(1 - limit, probability));
  return Math.log(held / (1 - held));
}
