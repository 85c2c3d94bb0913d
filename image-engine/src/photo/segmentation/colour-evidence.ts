// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { fitColourMixture, logDensity } from './colour-mixture.ts';
import type { LabPicture } from './lab.ts';
import type { ColourMixture } from './mixture-parts.ts';
import { spreadField } from './spread-field.ts';

export interface ColourModels {
  product: ColourMixture;
  background: ColourMixture;
  /** Background colour expected at each pixel: mean L, a, b and variance. */
  local: Float32Array;
}

/** Learns the colours of both sides from weighted pixels. */
export function fitModels(
  picture: LabPicture,
  productWeight: Float32Array,
  backgroundWeight: Float32Array,
): ColourModels {
  const { lab, width, height } = picture;
  const gentle = new Float32Array(backgroundWeight.length);
  for (let i = 0; i < gentle.length; i++) gentle[i] = backgroundWeight[i]! * 0.02;
  const mean = spreadField({ values: lab, channels: 3, width, height }, gentle).values;
  const deviation = new Float32Array(width * height);
  for (let i = 0; i < deviation.length; i++) {
    const dl = lab[i * 3]! - mean[i * 3]!;
    const da = lab[i * 3 + 1]! - mean[i * 3 + 1]!;
    const db = lab[i * 3 + 2]! - mean[i * 3 + 2]!;
    deviation[i] = (dl * dl + da * da + db * db) / 3;
  }
  const variance = spreadField({ values: deviation, channels: 1, width, height }, gentle).values;
  const local = new Float32Array(width * height * 4);
  for (let i = 0; i < variance.length; i++) {
    local[i * 4] = mean[i * 3]!;
    local[i * 4 + 1] = mean[i * 3 + 1]!;
    local[i * 4 + 2] = mean[i * 3 + 2]!;
    local[i * 4 + 3] = variance[i]!;
  }
  return {
    product: fitColourMixture(lab, productWeight, 5, 6),
    background: fitColourMixture(lab, backgroundWeight, 5, 6),
    local,
  };
}

const UNEXPECTED = -15;

/** For each pixel: log-odds of product by its colour and its texture, plus the prior's. */
export function weighEvidence(
  { lab }: LabPicture,
  models: ColourModels,
  texture: Float32Array,
  prior: Float64Array,
  priorWeight: number,
): Float32Array {
  const evidence = new Float32Array(prior.length);
  for (let i = 0; i < evidence.length; i++) {
    const odds = weighColour(models, i, lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
    evidence[i] = odds + texture[i]! + priorWeight * prior[i]!;
  }
  return evidence;
}

/** The log-odds of probabilities, none of them believed beyond doubt. */
export function oddsOf(saliency: number): number {
  const held = Math.max(0.03, Math.min(0.97, saliency));
  return Math.log(held / (1 - held));
}

/** Log-odds that a colour at a place (an index into the rough picture) belongs to the product. */
export function weighColour(models: ColourModels, i: number, l: number, a: number, b: number): number {
  const product = Math.max(UNEXPECTED, logDensity(models.product, l, a, b));
  const everywhere = logDensity(models.background, l, a, b);
  const here = logLocal(models.local, i, l, a, b);
  const background = Math.max(UNEXPECTED, Math.max(everywhere, here) - 0.7);
  return Math.max(-8, Math.min(8, product - background));
}

function logLocal(local: Float32Array, i: number, l: number, a: number, b: number): number {
  const dl = l - local[i * 4]!;
  const da = a - local[i * 4 + 1]!;
  const db = b - local[i * 4 + 2]!;
  const variance = local[i * 4 + 3]! + 6;
  return -0.5 * ((dl * dl + da * da + db * db) / variance) - 1.5 * Math.log(2 * Math.PI * variance);
}
