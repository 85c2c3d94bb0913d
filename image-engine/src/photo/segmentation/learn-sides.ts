// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { describeLifted, type Place, readSide, type Side, spreadSide } from './edge-sides.ts';
import { areaOf } from './masks.ts';
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
 * the other side, show what the sides look like much closer than what lies beyond the edge. Writes over `values`, `known` and
 * both sides.
 */
export function learnSides(
  { pixels, values }: { pixels: Uint8Array; values: Float32Array },
  { mean, spread, sharp }: OutlineAlpha,
  { product, backdrop }: Sides,
  known: KnownSides,
  place: Place,
): Sides {
  const edge = listWanted(place.wanted);
  const ours = new Float32Array(edge.length * 4);
  const theirs = new Float32Array(edge.length * 4);
  const { inner, outer } = known;
  const one: Side = [0, 0, 0, 0];
  const other: Side = [0, 0, 0, 0];
  const mix: Mix = { alpha: 0, byColour: 0, trust: 0 };
  const expected = { mean: 0, spread: 0, sharp: 0 };
  for (let at = 0; at < edge.length; at++) {
    const i = edge[at]!;
    readSide(product, i, one);
    readSide(backdrop, i, other);
    expected.mean = mean[i]!;
    expected.spread = spread[i]!;
    expected.sharp = sharp[i]!;
    mixEdge(pixels, i, expected, one, other, mix);
    describeLifted(pixels, i, mix.alpha, one, other, { ours, theirs, at: at * 4 });
    inner[i] = Math.max(inner[i]!, mix.alpha ** NEARLY_WHOLE);
    outer[i] = Math.max(outer[i]!, (1 - mix.alpha) ** NEARLY_WHOLE);
  }
  replaceAt(values, edge, ours);
  const learnt = spreadSide(values, inner, place, product.values);
  replaceAt(values, edge, theirs);
  return { product: learnt, backdrop: spreadSide(values, outer, place, backdrop.values) };
}

function listWanted(wanted: Uint8Array): Int32Array {
  const places = new Int32Array(areaOf(wanted));
  for (let i = 0, at = 0; i < wanted.length; i++) if (wanted[i]) places[at++] = i;
  return places;
}

function replaceAt(values: Float32Array, places: Int32Array, by: Float32Array): void {
  for (let at = 0; at < places.length; at++) {
    const to = places[at]! * 4;
    values[to] = by[at * 4]!;
    values[to + 1] = by[at * 4 + 1]!;
    values[to + 2] = by[at * 4 + 2]!;
    values[to + 3] = by[at * 4 + 3]!;
  }
}
