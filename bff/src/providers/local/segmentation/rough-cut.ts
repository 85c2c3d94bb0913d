// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { judgePatches } from './background-prior.ts';
import { type ColourMixture, fitColourMixture, logDensity } from './colour-mixture.ts';
import { cutAlongEdges } from './cut-along-edges.ts';
import type { LabPicture } from './lab.ts';
import { spreadField } from './spread-field.ts';
import { splitIntoSuperpixels } from './superpixels.ts';

export interface ColourModels {
  product: ColourMixture;
  background: ColourMixture;
  /** Background colour expected at each pixel: mean L, a, b and variance. */
  local: Float32Array;
}

export interface RoughCut {
  mask: Uint8Array;
  evidence: Float32Array;
  saliency: Float32Array;
  background: Float32Array;
  models: ColourModels;
}

/** First guess at a small size: prior by patches, then colour models and cut in turns. */
export function cutRoughly(picture: LabPicture): RoughCut {
  const { lab, width, height } = picture;
  const patches = splitIntoSuperpixels(picture, 380, 14);
  const prior = judgePatches(patches, width, height);
  const count = width * height;
  const saliency = new Float32Array(count);
  const background = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    saliency[i] = prior.saliency[patches.labels[i]!]!;
    background[i] = prior.background[patches.labels[i]!]!;
  }
  let productWeight = saliency.map((s) => Math.max(0, s - 0.25) / 0.75);
  let backgroundWeight = saliency.map((s, i) => (1 - s) ** 2 * (0.05 + background[i]!));
  let mask: Uint8Array = new Uint8Array(count);
  let evidence: Float32Array = new Float32Array(count);
  let models = fitModels(picture, productWeight, backgroundWeight);
  for (let round = 0; round < 3; round++) {
    if (round > 0) models = fitModels(picture, productWeight, backgroundWeight);
    const priorWeight = [2.5, 1.5, 1][round]!;
    evidence = weighEvidence(picture, models, saliency, priorWeight);
    mask = cutAlongEdges({ lab, width, height, evidence, smoothness: 12 });
    productWeight = productWeight.map((_, i) => (mask[i] ? 0.2 + 0.8 * saliency[i]! : 0));
    backgroundWeight = backgroundWeight.map((_, i) => (mask[i] ? 0 : 0.2 + 0.8 * (1 - saliency[i]!)));
  }
  return { mask, evidence, saliency, background, models };
}

function fitModels(
  picture: LabPicture,
  productWeight: Float32Array,
  backgroundWeight: Float32Array,
): ColourModels {
  const { lab, width, height } = picture;
  const mean = spreadField({ values: lab, channels: 3, width, height }, backgroundWeight).values;
  const deviation = new Float32Array(width * height);
  for (let i = 0; i < deviation.length; i++) {
    const dl = lab[i * 3]! - mean[i * 3]!;
    const da = lab[i * 3 + 1]! - mean[i * 3 + 1]!;
    const db = lab[i * 3 + 2]! - mean[i * 3 + 2]!;
    deviation[i] = (dl * dl + da * da + db * db) / 3;
  }
  const gentle = backgroundWeight.map((weight) => weight * 0.02);
  const variance = spreadField({ values: deviation, channels: 1, width, height }, gentle).values;
  const smoothMean = spreadField({ values: lab, channels: 3, width, height }, gentle).values;
  const local = new Float32Array(width * height * 4);
  for (let i = 0; i < variance.length; i++) {
    local[i * 4] = smoothMean[i * 3]!;
    local[i * 4 + 1] = smoothMean[i * 3 + 1]!;
    local[i * 4 + 2] = smoothMean[i * 3 + 2]!;
    local[i * 4 + 3] = variance[i]!;
  }
  return {
    product: fitColourMixture(lab, productWeight, 5, 6),
    background: fitColourMixture(lab, backgroundWeight, 5, 6),
    local,
  };
}

const UNEXPECTED = -15;

export function weighEvidence(
  { lab }: LabPicture,
  models: ColourModels,
  saliency: Float32Array,
  priorWeight: number,
): Float32Array {
  const evidence = new Float32Array(saliency.length);
  for (let i = 0; i < evidence.length; i++) {
    const odds = weighColour(models, i, lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
    const s = Math.max(0.03, Math.min(0.97, saliency[i]!));
    evidence[i] = odds + priorWeight * Math.log(s / (1 - s));
  }
  return evidence;
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
