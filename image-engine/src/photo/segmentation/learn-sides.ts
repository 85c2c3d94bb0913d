// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { describeLifted, type Place, readSide, type Side, spreadSide } from './edge-sides.ts';
import { type Mix, mixEdge } from './mix-edge.ts';
import type { Field } from './spread-field.ts';

/** What the outline says of the alpha of each place. */
export interface OutlineAlpha {
  mean: Float32Array;
  /** How far it may be off. */
  spread: Float32Array;
  /** How sure it is that the edge is as sharp as a photo can show it. */
  sharp: Float32Array;
}

/** How sure each place is to show the product's own colour, and the ground's. */
export interface KnownSides {
  inner: Float32Array;
  outer: Float32Array;
}

export interface Sides {
  product: Field;
  backdrop: Field;
}

/** Only what is nearly whole tells the colour of its side. */
const NEARLY_WHOLE = 40;

/**
 * Colours of both sides from the edge itself: once its alpha is roughly known, its nearly whole pixels, freed of the rest of
 * the other side, show what the sides look like much closer than what lies beyond the edge.
 */
export function learnSides(
  { pixels, values }: { pixels: Uint8Array; values: Float32Array },
  { mean, spread, sharp }: OutlineAlpha,
  { product, backdrop }: Sides,
  known: KnownSides,
  place: Place,
): Sides {
  const ours = Float32Array.from(values);
  const theirs = Float32Array.from(values);
  const inner = Float32Array.from(known.inner);
  const outer = Float32Array.from(known.outer);
  const one: Side = [0, 0, 0, 0];
  const other: Side = [0, 0, 0, 0];
  const mix: Mix = { alpha: 0, byColour: 0, trust: 0 };
  for (let i = 0; i < place.wanted.length; i++) {
    if (!place.wanted[i]) continue;
    readSide(product, i, one);
    readSide(backdrop, i, other);
    mixEdge(pixels, i, { mean: mean[i]!, spread: spread[i]!, sharp: sharp[i]! }, one, other, mix);
    describeLifted({ ours, theirs }, i, mix.alpha, one, other);
    inner[i] = Math.max(inner[i]!, mix.alpha ** NEARLY_WHOLE);
    outer[i] = Math.max(outer[i]!, (1 - mix.alpha) ** NEARLY_WHOLE);
  }
  return { product: spreadSide(ours, inner, place), backdrop: spreadSide(theirs, outer, place) };
}
