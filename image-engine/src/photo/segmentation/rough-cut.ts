// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { applyAreaClasses, classifyAreas, SURELY_NOT } from './area-classes.ts';
import { type PatchPrior, scorePatches } from './background-prior.ts';
import { measureBusyness, weighBusyness } from './busyness.ts';
import { type ColourModels, fitModels, oddsOf, weighEvidence } from './colour-evidence.ts';
import { HARD, openCut } from './cut-along-edges.ts';
import type { LabPicture } from './lab.ts';
import { without } from './masks.ts';
import { measureNoise, NOISY, soften } from './noise.ts';
import { findSeeThrough } from './see-through.ts';
import { findShadow, markCalm } from './shading.ts';
import { type Superpixels, splitIntoSuperpixels } from './superpixels.ts';

export interface RoughCut {
  mask: Uint8Array;
  /** Where the background shows through the product. */
  open: Uint8Array;
  /** Log-odds of product, for each pixel. */
  evidence: Float32Array;
  /** The part of the evidence that texture gives. */
  texture: Float32Array;
  saliency: Float32Array;
  background: Float32Array;
  models: ColourModels;
}

const MOST_PATCHES = 600;
const SMALLEST_PATCH = 120;
const SMOOTHNESS = 12;
/** A shadow on a patterned backdrop shows the pattern: what has a texture of its own there is none. */
const PATTERNED = 5 ** 2;
const OWN_TEXTURE = 1;

/** First guess at a small size: prior by patches, then colour models and cut in turns. */
export function cutRoughly(picture: LabPicture): RoughCut {
  const { width, height } = picture;
  const noise = measureNoise(picture);
  const wanted = Math.min(MOST_PATCHES, (width * height) / SMALLEST_PATCH);
  // Patches may wander more after colour in a calm picture, and less where texture would fray them.
  const patches = splitIntoSuperpixels(picture, wanted, Math.max(4, Math.min(14, 3 * noise)));
  const prior = scorePatches(picture, patches);
  const { saliency, background, areas, odds } = spreadOverPixels(prior, patches);
  const soft = { lab: soften(picture), width, height };
  const links = noise > NOISY ? soft.lab : picture.lab;
  const calm = markCalm(soft);
  const cut = openCut({ lab: links, width, height, smoothness: SMOOTHNESS });

  const busy = measureBusyness(picture);
  const weigh = (sides: Sides, priorWeight: number) => {
    const models = fitModels(picture, sides.product, sides.background);
    const texture = weighBusyness(busy, sides.product, sides.background);
    return { models, texture, evidence: weighEvidence(picture, models, texture, odds, priorWeight) };
  };
  let known = weigh(guessSides(saliency, background), 2.5);
  let mask = cut(known.evidence);
  const classes = classifyAreas(picture, areas, mask);
  mask = without(mask, classes.scenery);
  const open = new Uint8Array(mask.length);
  const isWall = wallsOf(prior, patches);
  for (let round = 0; round < 2; round++) {
    known = weigh(sidesOf(mask, saliency), 1);
    const rough = { mask, saliency, background, open, ...known };
    settleSeeThrough(picture, rough, { calm, shade: classes.shade, isWall });
    applyAreaClasses(known.evidence, classes, width, height);
    mask = cut(known.evidence);
  }
  return { mask, open, saliency, background, ...known };
}

/** How much each pixel counts for either side. */
interface Sides {
  product: Float32Array;
  background: Float32Array;
}

function guessSides(saliency: Float32Array, background: Float32Array): Sides {
  const product = new Float32Array(saliency.length);
  const outside = new Float32Array(saliency.length);
  for (let i = 0; i < saliency.length; i++) {
    const s = saliency[i]!;
    product[i] = Math.max(0, s - 0.25) / 0.75;
    outside[i] = trusted((1 - s) ** 2 * (0.05 + background[i]!));
  }
  return { product, background: outside };
}

function sidesOf(mask: Uint8Array, saliency: Float32Array): Sides {
  const product = new Float32Array(saliency.length);
  const background = new Float32Array(saliency.length);
  for (let i = 0; i < saliency.length; i++) {
    if (mask[i]) product[i] = 0.2 + 0.8 * saliency[i]!;
    else background[i] = trusted(1 - saliency[i]!);
  }
  return { product, background };
}

function spreadOverPixels(prior: PatchPrior, { labels }: Superpixels) {
  const count = labels.length;
  const patchOdds = Float64Array.from(prior.saliency, oddsOf);
  const saliency = new Float32Array(count);
  const background = new Float32Array(count);
  const areas = new Int32Array(count);
  const odds = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const patch = labels[i]!;
    saliency[i] = prior.saliency[patch]!;
    background[i] = prior.background[patch]!;
    areas[i] = prior.areas[patch]!;
    odds[i] = patchOdds[patch]!;
  }
  return { saliency, background, areas, odds };
}

function wallsOf({ walls }: PatchPrior, { labels, count }: Superpixels): (i: number, j: number) => boolean {
  return (i, j) => walls[labels[i]! * count + labels[j]!] === 1;
}

/** A pixel teaches what background is only when it is rather surely background. */
function trusted(weight: number): number {
  return weight < 0.25 ? 0 : weight;
}

interface Surroundings {
  calm: Uint8Array;
  shade: Uint8Array;
  isWall(i: number, j: number): boolean;
}

/** Lowers the evidence where the background shows through the product, and where shadow lies. */
function settleSeeThrough(
  picture: LabPicture,
  { mask, saliency, models, open, evidence, texture }: RoughCut,
  { calm, shade, isWall }: Surroundings,
): void {
  const found = findSeeThrough(picture, calm, mask, models.local);
  for (let i = 0; i < mask.length; i++) if (found[i] && !shade[i]) open[i] = 1;
  const empty = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) empty[i] = open[i] || (!mask[i] && saliency[i]! < 0.3) ? 1 : 0;
  const shadow = findShadow(picture, empty, models.local, isWall);
  for (let i = 0; i < mask.length; i++) {
    if (open[i]) evidence[i] = -HARD;
    else if (shadow[i] && !(texture[i]! > OWN_TEXTURE && models.local[i * 4 + 3]! > PATTERNED))
      evidence[i] = SURELY_NOT;
  }
}
