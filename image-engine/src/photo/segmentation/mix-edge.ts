// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { LUMA, type Side, varianceOf } from './edge-sides.ts';

/** What the outline says of a pixel's alpha: the likeliest value, and how far it may be off. */
export interface ExpectedAlpha {
  mean: number;
  spread: number;
  /** How sure it is that the edge is as sharp as a photo can show it, 0 to 1. */
  sharp: number;
}

export interface Mix {
  alpha: number;
  /** The alpha from the colours only, and how much it counts beside the outline's, 0 to 1. */
  byColour: number;
  trust: number;
}

/** JPEG keeps colours at half the size of the lightness: at an edge they tell less. */
const COLOUR_WEIGHT = 0.6;
const LUMA_WEIGHT = 3;
const GREY = 3 * COLOUR_WEIGHT + LUMA_WEIGHT;
/** Variance of a photo's noise, in grey levels. */
const NOISE = 16;
/** How likely a pixel of a sharp edge is wholly product or wholly ground, where the outline expects that. */
const WHOLE = 0.7;
/** A Gaussian's height, times its deviation. */
const PEAK = 1 / Math.sqrt(2 * Math.PI);

/**
 * How much of a pixel the product covers: where its colour lies between those of both sides, weighed against what the
 * outline expects by how much the colours can tell here.
 */
export function mixEdge(
  pixels: Uint8Array,
  i: number,
  { mean, spread, sharp }: ExpectedAlpha,
  product: Side,
  backdrop: Side,
  into: Mix,
): void {
  let along = 0;
  let apart = 0;
  let length = 0;
  let lumaAlong = 0;
  let lumaApart = 0;
  for (let c = 0; c < 3; c++) {
    const span = product[c]! - backdrop[c]!;
    const from = pixels[i * 3 + c]! - backdrop[c]!;
    along += from * span;
    apart += span * span;
    length += from * from;
    lumaAlong += LUMA[c]! * from;
    lumaApart += LUMA[c]! * span;
  }
  const grey = (colours: number, luma: number): number =>
    (COLOUR_WEIGHT * colours + LUMA_WEIGHT * luma) / GREY;
  const distance = Math.max(1, grey(apart, lumaApart ** 2));
  const share = grey(along, lumaAlong * lumaApart) / distance;
  const byColour = Math.max(0, Math.min(1, share));
  const aside = grey(length, lumaAlong ** 2) - (2 * share - byColour) * byColour * distance;
  const variance =
    NOISE +
    Math.max(0, aside) +
    byColour ** 2 * varianceOf(product) +
    (1 - byColour) ** 2 * varianceOf(backdrop);
  const deviation = Math.sqrt(variance / distance);
  into.byColour = byColour;
  into.trust = spread ** 2 / (spread ** 2 + deviation ** 2);
  const mixed = mean + into.trust * (byColour - mean);
  // Noise makes solid pixels look a little open and clear ones a little covered.
  const peak = (WHOLE * sharp * PEAK) / deviation;
  const solid = mean * peak * Math.exp(-0.5 * (Math.min(0, share - 1) / deviation) ** 2);
  const clear = (1 - mean) * peak * Math.exp(-0.5 * (Math.max(0, share) / deviation) ** 2);
  into.alpha = (solid + mixed) / (solid + clear + 1);
}
