// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Raster } from '../raster.ts';
import { describeColours, distanceBetween, spreadSide } from './edge-sides.ts';
import { findHair, HAIR_REACH } from './find-hair.ts';
import { type KnownSides, learnSides, type OutlineAlpha } from './learn-sides.ts';
import { markAbove } from './masks.ts';
import { highestAround } from './opinions/studio-flood.ts';
import { boxBlur } from './planes.ts';
import type { Field } from './spread-field.ts';

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
  const mask = new Float32Array(outline);
  const blurTwice = (radius: number): Float32Array =>
    boxBlur(boxBlur(mask, width, height, radius), width, height, radius);
  const narrow = blurTwice(1);
  const wide = blurTwice(EDGE_REACH);
  const near = boxBlur(mask, width, height, HAIR_REACH);
  const steps = measureSteps(pixels, width, height);
  const calm = measureCalm(steps, width, height);
  const hair = findHair(calm, { wide, near, mask }, width, height);
  const place = { wanted: findWanted(wide, hair, width, height), width, height };
  const known = findKnown({ narrow, wide, near, calm });
  const values = describeColours(pixels);
  const product = spreadSide(values, known.inner, place);
  const backdrop = spreadSide(values, known.outer, place);
  const softness = measureSoftness(steps, wide, product, backdrop);
  const alpha = expectAlpha({ narrow, wide, softness, hair });
  const sides = new Uint8Array(outline);
  for (let i = 0; i < sides.length; i++) if (place.wanted[i]) sides[i] = EDGE;
  return { ...alpha, sides, ...learnSides({ pixels, values }, alpha, { product, backdrop }, known, place) };
}

/** Marks the edge and the hair, and a pixel around both. */
function findWanted(wide: Float32Array, hair: Float32Array, width: number, height: number): Uint8Array {
  const band = new Float32Array(wide.length);
  for (let i = 0; i < band.length; i++)
    band[i] = (wide[i]! > 0.001 && wide[i]! < 0.999) || hair[i]! >= LEAST_HAIR ? 1 : 0;
  return markAbove(boxBlur(band, width, height, 1), 0.001);
}

type Blurs = Record<'narrow' | 'wide' | 'near' | 'calm', Float32Array>;

function findKnown({ narrow, wide, near, calm }: Blurs): KnownSides {
  const inner = new Float32Array(wide.length);
  const outer = new Float32Array(wide.length);
  for (let i = 0; i < wide.length; i++) {
    const value = wide[i]!;
    if (value > 0.999) inner[i] = 1;
    else if (narrow[i]! > 0.999) inner[i] = CLOSE;
    if (value < 0.001) outer[i] = (near[i]! < 0.001 ? 1 : CLOSE) * calm[i]!;
  }
  return { inner, outer };
}

type EdgePlanes = Record<'narrow' | 'wide' | 'softness' | 'hair', Float32Array>;

function expectAlpha({ narrow, wide, softness, hair }: EdgePlanes): OutlineAlpha {
  const mean = new Float32Array(wide.length);
  const spread = new Float32Array(wide.length);
  const sharp = new Float32Array(wide.length);
  for (let i = 0; i < wide.length; i++) {
    const value = wide[i]!;
    const blurred = softness[i]!;
    const soft = narrow[i]! + blurred * (value - narrow[i]!);
    mean[i] = Math.max(0, Math.min(1, (soft - 0.5) * STEEPNESS + 0.5));
    const unsure = UNSURE * Math.sqrt(Math.max(0, 4 * value * (1 - value)));
    spread[i] = Math.max(unsure, hair[i]! * (1 - value));
    sharp[i] = (1 - blurred) * (1 - hair[i]!);
  }
  return { mean, spread, sharp };
}

/** The squared change of colour (RGB) over two pixels, both ways. */
function measureSteps(pixels: Uint8Array, width: number, height: number): Float32Array {
  const steps = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const at = i * 3;
      let sum = 0;
      for (let c = at; c < at + 3; c++) {
        const across = pixels[c + 3]! - pixels[c - 3]!;
        const down = pixels[c + row]! - pixels[c - row]!;
        sum += across * across + down * down;
      }
      steps[i] = sum;
    }
  }
  return steps;
}

const LEAST_USUAL = 30;

/** Near 1 where colours change no more than by noise: strands of hair and blurred edges are no ground. */
function measureCalm(steps: Float32Array, width: number, height: number): Float32Array {
  const smooth = boxBlur(steps, width, height, 1);
  const some = new Float32Array(Math.ceil(smooth.length / 61));
  for (let at = 0; at < some.length; at++) some[at] = smooth[at * 61]!;
  some.sort();
  const usual = Math.max(LEAST_USUAL, some[some.length >> 1] ?? 0);
  for (let i = 0; i < smooth.length; i++) smooth[i] = 1 / (1 + (smooth[i]! / (4 * usual)) ** 2);
  return smooth;
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
  const slopes = new Float32Array(wide.length);
  for (let i = 0; i < slopes.length; i++)
    if (wide[i]! >= 0.001 && wide[i]! <= 0.999) slopes[i] = Math.sqrt(steps[i]!) / 2;
  const steepest = highestAround(slopes, 3, width, height);
  const band = new Float32Array(wide.length);
  const found = new Float32Array(wide.length);
  for (let i = 0; i < band.length; i++) {
    if (wide[i]! < 0.25 || wide[i]! > 0.75) continue;
    band[i] = 1;
    const deviation = Math.sqrt(distanceBetween(product, backdrop, i)) / (SLOPE * Math.max(1, steepest[i]!));
    found[i] = Math.max(0, Math.min(1, (deviation - SHARP) / (BLURRED - SHARP)));
  }
  const share = boxBlur(band, width, height, 8);
  const softness = boxBlur(found, width, height, 8);
  for (let i = 0; i < softness.length; i++) if (softness[i] !== 0) softness[i]! /= Math.max(1e-3, share[i]!);
  return softness;
}
