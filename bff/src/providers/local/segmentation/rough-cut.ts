// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { judgePatches } from './background-prior.ts';
import { type ColourMixture, fitColourMixture, logDensity } from './colour-mixture.ts';
import { cutAlongEdges, HARD } from './cut-along-edges.ts';
import type { LabPicture } from './lab.ts';
import { findSeeThrough } from './see-through.ts';
import { findShadow, markCalm } from './shading.ts';
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
  /** Where the background shows through the product. */
  open: Uint8Array;
  evidence: Float32Array;
  saliency: Float32Array;
  background: Float32Array;
  models: ColourModels;
}

/** First guess at a small size: prior by patches, then colour models and cut in turns. */
export function cutRoughly(picture: LabPicture): RoughCut {
  const { lab, width, height } = picture;
  const patches = splitIntoSuperpixels(picture, 600, chooseCompactness(picture));
  const prior = judgePatches(picture, patches);
  const count = width * height;
  const saliency = new Float32Array(count);
  const background = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    saliency[i] = prior.saliency[patches.labels[i]!]!;
    background[i] = prior.background[patches.labels[i]!]!;
  }
  let productWeight = saliency.map((s) => Math.max(0, s - 0.25) / 0.75);
  let backgroundWeight = saliency.map((s, i) => trusted((1 - s) ** 2 * (0.05 + background[i]!)));
  let models = fitModels(picture, productWeight, backgroundWeight);
  let evidence = weighEvidence(picture, models, saliency, 2.5);
  let mask = cutAlongEdges({ lab, width, height, evidence, smoothness: 12 });
  const calm = markCalm(picture);
  const open = new Uint8Array(count);
  const isWall = (i: number, j: number): boolean =>
    prior.walls[patches.labels[i]! * patches.count + patches.labels[j]!] === 1;
  for (let round = 0; round < 2; round++) {
    productWeight = saliency.map((s, i) => (mask[i] ? 0.2 + 0.8 * s : 0));
    backgroundWeight = saliency.map((s, i) => (mask[i] ? 0 : trusted(1 - s)));
    models = fitModels(picture, productWeight, backgroundWeight);
    evidence = weighEvidence(picture, models, saliency, 2);
    settleSeeThrough(picture, { mask, saliency, background, models, open, evidence }, calm, isWall);
    mask = cutAlongEdges({ lab, width, height, evidence, smoothness: 12 });
  }
  return { mask, open, evidence, saliency, background, models };
}

/** A pixel teaches what background is only when it is rather surely background. */
function trusted(weight: number): number {
  return weight < 0.25 ? 0 : weight;
}

/** Lowers the evidence where the background shows through the product, and where shadow lies. */
function settleSeeThrough(
  picture: LabPicture,
  { mask, saliency, models, open, evidence }: RoughCut,
  calm: Uint8Array,
  isWall: (i: number, j: number) => boolean,
): void {
  const found = findSeeThrough(picture, calm, mask, models.local);
  for (let i = 0; i < mask.length; i++) if (found[i]) open[i] = 1;
  const empty = mask.map((value, i) => (open[i] || (!value && saliency[i]! < 0.3) ? 1 : 0));
  const shadow = findShadow(picture, empty, models.local, isWall);
  for (let i = 0; i < mask.length; i++) {
    if (open[i]) evidence[i] = -HARD;
    else if (shadow[i]) evidence[i] = -12;
  }
}

/** Patches may wander more after colour in a calm picture, and less where texture would fray them. */
function chooseCompactness({ lab, width, height }: LabPicture): number {
  const changes: number[] = [];
  for (let i = 0; i + 2 < width * height; i += 17)
    changes.push(
      Math.hypot(
        lab[i * 3]! - lab[i * 3 + 6]!,
        lab[i * 3 + 1]! - lab[i * 3 + 7]!,
        lab[i * 3 + 2]! - lab[i * 3 + 8]!,
      ),
    );
  changes.sort((a, b) => a - b);
  return Math.max(4, Math.min(14, 3 * changes[changes.length >> 1]!));
}

function fitModels(
  picture: LabPicture,
  productWeight: Float32Array,
  backgroundWeight: Float32Array,
): ColourModels {
  const { lab, width, height } = picture;
  const gentle = backgroundWeight.map((weight) => weight * 0.02);
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
