// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Raster } from '../raster.ts';
import { describeColours, distanceBetween, spreadSide } from './edge-sides.ts';
import { type KnownSides, learnSides, type OutlineAlpha } from './learn-sides.ts';
import { highestAround } from './opinions/studio-flood.ts';
import { boxBlur } from './planes.ts';
import type { Field } from './spread-field.ts';

/** How far (px of the guide) outside the outline hair and fur are looked for. */
const HAIR_REACH = 24;
/** Half the width (px of the guide) of the softest edge that lenses and focus make. */
const EDGE_REACH = 2;
/** How much colours close to the outline count: of a soft edge they are mixed already. */
const CLOSE = 0.3;

/** How the outline's alpha rises over the edge, and how far it may be off in its middle. */
const STEEPNESS = 1.6;
const UNSURE = 0.8;
/** Where hair is less sure than this, nothing outside the outline is product. */
const LEAST_HAIR = 0.1;
/** What lies between the product and the ground. */
export const EDGE = 2;

export interface Edges extends OutlineAlpha {
  /** 1 product, 0 ground, `EDGE` what may be both. */
  sides: Uint8Array;
  /** The colours of both sides, spread over the edge. */
  product: Field;
  backdrop: Field;
}

/** Describes what lies on both sides of an outline, and how sharp the change between them is. */
export function describeEdges({ pixels, width, height }: Raster, outline: Uint8Array): Edges {
  const mask = Float32Array.from(outline);
  const blurTwice = (radius: number): Float32Array =>
    boxBlur(boxBlur(mask, width, height, radius), width, height, radius);
  const narrow = blurTwice(1);
  const wide = blurTwice(EDGE_REACH);
  const near = boxBlur(mask, width, height, HAIR_REACH);
  const steps = measureSteps(pixels, width, height);
  const calm = measureCalm(steps, width, height);
  const hair = findHair(calm, { wide, near, mask }, width, height);
  const band = wide.map((value, i) => ((value > 0.001 && value < 0.999) || hair[i]! >= LEAST_HAIR ? 1 : 0));
  const wanted = Uint8Array.from(boxBlur(band, width, height, 1), (value) => (value > 0.001 ? 1 : 0));
  const known: KnownSides = {
    inner: wide.map((value, i) => (value > 0.999 ? 1 : narrow[i]! > 0.999 ? CLOSE : 0)),
    outer: wide.map((value, i) => (value < 0.001 ? (near[i]! < 0.001 ? 1 : CLOSE) * calm[i]! : 0)),
  };
  const place = { wanted, width, height };
  const values = describeColours(pixels);
  const product = spreadSide(values, known.inner, place);
  const backdrop = spreadSide(values, known.outer, place);
  const softness = measureSoftness(steps, wide, product, backdrop);
  const alpha: OutlineAlpha = {
    mean: narrow.map((value, i) => {
      const soft = value + softness[i]! * (wide[i]! - value);
      return Math.max(0, Math.min(1, (soft - 0.5) * STEEPNESS + 0.5));
    }),
    spread: wide.map((value, i) =>
      Math.max(UNSURE * Math.sqrt(Math.max(0, 4 * value * (1 - value))), hair[i]! * (1 - value)),
    ),
    sharp: softness.map((value, i) => (1 - value) * (1 - hair[i]!)),
  };
  return {
    ...alpha,
    sides: wanted.map((edge, i) => (edge ? EDGE : outline[i]!)),
    ...learnSides({ pixels, values }, alpha, { product, backdrop }, known, place),
  };
}

/** The squared change of colour (RGB) over two pixels, both ways. */
function measureSteps(pixels: Uint8Array, width: number, height: number): Float32Array {
  const steps = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (let c = 0; c < 3; c++)
        sum +=
          (pixels[(i + 1) * 3 + c]! - pixels[(i - 1) * 3 + c]!) ** 2 +
          (pixels[(i + width) * 3 + c]! - pixels[(i - width) * 3 + c]!) ** 2;
      steps[i] = sum;
    }
  }
  return steps;
}

const LEAST_USUAL = 30;

/** Near 1 where colours change no more than by noise: strands of hair and blurred edges are no ground. */
function measureCalm(steps: Float32Array, width: number, height: number): Float32Array {
  const smooth = boxBlur(steps, width, height, 1);
  const some = smooth.filter((_, i) => i % 61 === 0).sort();
  const usual = Math.max(LEAST_USUAL, some[some.length >> 1] ?? 0);
  return smooth.map((value) => 1 / (1 + (value / (4 * usual)) ** 2));
}

/** A Gaussian's steepest slope is its height over so many of its deviations. */
const SLOPE = 2.5;
/** Deviations (px) of the sharpest edge that a photo shows, and of one that is as soft as `EDGE_REACH`. */
const SHARP = 0.9;
const BLURRED = 1.5;

/** How blurred the edge is around each place: 0 as sharp as a photo can show it, 1 as soft as `EDGE_REACH`. */
function measureSoftness(
  steps: Float32Array,
  wide: Float32Array,
  product: Field,
  backdrop: Field,
): Float32Array {
  const { width, height } = product;
  const slopes = steps.map((value, i) => (wide[i]! < 0.001 || wide[i]! > 0.999 ? 0 : Math.sqrt(value) / 2));
  const steepest = highestAround(slopes, 3, width, height);
  const band = wide.map((value) => (value < 0.25 || value > 0.75 ? 0 : 1));
  const found = band.map((member, i) => {
    if (!member) return 0;
    const deviation = Math.sqrt(distanceBetween(product, backdrop, i)) / (SLOPE * Math.max(1, steepest[i]!));
    return Math.max(0, Math.min(1, (deviation - SHARP) / (BLURRED - SHARP)));
  });
  const share = boxBlur(band, width, height, 8);
  return boxBlur(found, width, height, 8).map((value, i) => value / Math.max(1e-3, share[i]!));
}

const RESTLESS = 0.3;
/** Shares of restless ground beside the outline where hair begins to be likely, and where it is sure. */
const FEW_STRANDS = 0.02;
const MANY_STRANDS = 0.08;

/**
 * Hair and fur leave the outline where the ground beside it is restless and the ground farther out is calm: a shadow is
 * calm, and a pattern is restless everywhere.
 */
function findHair(
  calm: Float32Array,
  { wide, near, mask }: { wide: Float32Array; near: Float32Array; mask: Float32Array },
  width: number,
  height: number,
): Float32Array {
  const far = boxBlur(mask, width, height, HAIR_REACH * 3);
  const restlessIn = (isMember: (i: number) => boolean): Float32Array => {
    const members = wide.map((value, i) => (value < 0.001 && isMember(i) ? 1 : 0));
    const restless = members.map((member, i) => (member && calm[i]! < RESTLESS ? 1 : 0));
    const area = boxBlur(members, width, height, HAIR_REACH);
    return boxBlur(restless, width, height, HAIR_REACH).map((value, i) => value / Math.max(0.001, area[i]!));
  };
  const beside = restlessIn((i) => near[i]! > 0.001);
  const beyond = restlessIn((i) => near[i]! <= 0.001 && far[i]! > 0.001);
  return beside.map((share, i) => {
    if (near[i]! <= 0.001) return 0;
    const strands = (share - 2 * beyond[i]! - FEW_STRANDS) / (MANY_STRANDS - FEW_STRANDS);
    return Math.max(0, Math.min(1, strands));
  });
}
