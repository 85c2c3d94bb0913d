// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { boxBlur, sample } from '../../photo/segmentation/planes.ts';
import type { Light } from '../scenes/scene-description.ts';
import type { Canvas, Layer } from './canvas.ts';

/** How much of the light a product takes from each place, on a plane four times smaller than the frame. */
export interface ShadowPlane {
  strength: Float32Array;
  width: number;
  height: number;
}

export const SCALE = 4;

/** Coverage of the product on the small plane. */
function coverage(product: Layer, left: number, top: number, width: number, height: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let y = 0; y < product.height; y++) {
    const py = Math.floor((y + top) / SCALE);
    if (py < 0 || py >= height) continue;
    for (let x = 0; x < product.width; x++) {
      const px = Math.floor((x + left) / SCALE);
      if (px < 0 || px >= width) continue;
      plane[py * width + px]! += product.rgba[(y * product.width + x) * 4 + 3]! / (255 * SCALE * SCALE);
    }
  }
  return plane;
}

function soften(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const whole = Math.max(1, Math.round(radius));
  return boxBlur(boxBlur(boxBlur(plane, width, height, whole), width, height, whole), width, height, whole);
}

/** The shadow of a product that stands on the surface: contact, a pool around it, and a cast one away from the light. */
export function standingShadow(
  canvas: Canvas,
  product: Layer,
  left: number,
  top: number,
  foot: number,
  light: Light,
): ShadowPlane {
  const width = Math.ceil(canvas.width / SCALE);
  const height = Math.ceil(canvas.height / SCALE);
  const alpha = coverage(product, left, top, width, height);
  const base = Math.min(height - 1, Math.round(foot / SCALE));
  const span = product.width / SCALE;
  const contact = new Float32Array(width * height);
  const pool = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const lowest = lowestRow(alpha, width, height, x);
    if (lowest < 0) continue;
    const lift = base - lowest;
    const weight = Math.max(0, 1 - lift / (span * 0.16));
    if (weight === 0) continue;
    fillColumn(contact, width, height, x, lowest - span * 0.03, lowest + span * 0.018, weight);
    fillColumn(pool, width, height, x, lowest - span * 0.09, lowest + span * 0.07, weight);
  }
  const tight = soften(contact, width, height, span * 0.01);
  const wide = soften(pool, width, height, span * 0.05);
  const cast = castShadow(alpha, width, height, base, span, light);
  const strength = new Float32Array(width * height);
  const hard = 0.34 + 0.44 * light.hardness;
  for (let i = 0; i < strength.length; i++)
    strength[i] =
      1 - (1 - 0.72 * Math.min(1, tight[i]! * 1.25)) * (1 - 0.46 * wide[i]!) * (1 - hard * cast[i]!);
  return { strength, width, height };
}

function lowestRow(alpha: Float32Array, width: number, height: number, x: number): number {
  for (let y = height - 1; y >= 0; y--) if (alpha[y * width + x]! > 0.5) return y;
  return -1;
}

function fillColumn(
  plane: Float32Array,
  width: number,
  height: number,
  x: number,
  from: number,
  to: number,
  weight: number,
): void {
  for (let y = Math.max(0, Math.round(from)); y <= Math.min(height - 1, Math.round(to)); y++)
    plane[y * width + x] = weight;
}

const DIRECTIONS = {
  left: [0.85, 0.2],
  right: [-0.85, 0.2],
  above: [0.1, 0.14],
  behind: [0.14, -0.3],
  front: [0.2, 0.24],
} as const;

/** The silhouette thrown on the ground; higher parts fall further away and softer. */
function castShadow(
  alpha: Float32Array,
  width: number,
  height: number,
  base: number,
  span: number,
  light: Light,
): Float32Array {
  const [shear, squash] = DIRECTIONS[light.from];
  const near = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const high = (base - y) / squash;
    if (high < 0 || high > base) continue;
    const fade = Math.exp((-high / span) * (1.5 - light.hardness * 0.7));
    for (let x = 0; x < width; x++) {
      const from = x - shear * high;
      if (from < 0 || from >= width - 1) continue;
      near[y * width + x] = sample(alpha, width, height, from, base - high) * fade;
    }
  }
  const close = soften(near, width, height, span * (0.014 + 0.03 * (1 - light.hardness)));
  const far = soften(near, width, height, span * (0.03 + 0.07 * (1 - light.hardness)));
  const mixed = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const share = Math.min(1, Math.abs(base - y) / (span * 0.3));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      mixed[i] = close[i]! * (1 - share) + far[i]! * share;
    }
  }
  return mixed;
}

/** The shadow of a product that lies flat, seen from above, or floats before a wall. */
export function lyingShadow(
  canvas: Canvas,
  product: Layer,
  left: number,
  top: number,
  light: Light,
  distance: number,
): ShadowPlane {
  const width = Math.ceil(canvas.width / SCALE);
  const height = Math.ceil(canvas.height / SCALE);
  const side = light.from === 'right' ? -1 : light.from === 'left' ? 1 : 0.2;
  const far = (Math.max(product.width, product.height) * distance) / SCALE;
  const shifted = (factor: number): Float32Array =>
    coverage(product, left + side * far * factor * SCALE, top + far * factor * 0.9 * SCALE, width, height);
  const tight = soften(shifted(0.22), width, height, far * 0.16);
  const wide = soften(shifted(1), width, height, far * (1.1 - 0.6 * light.hardness));
  const strength = new Float32Array(width * height);
  for (let i = 0; i < strength.length; i++)
    strength[i] =
      1 - (1 - 0.5 * Math.min(1, tight[i]!)) * (1 - (0.3 + 0.2 * light.hardness) * Math.min(1, wide[i]!));
  return { strength, width, height };
}

/** Darkens the canvas by the shadow; deep shadows keep a little of the surface's own colour. */
export function castOn(canvas: Canvas, { strength, width, height }: ShadowPlane, share: number): void {
  for (let y = 0; y < canvas.height; y++) {
    const sy = (y + 0.5) / SCALE - 0.5;
    for (let x = 0; x < canvas.width; x++) {
      const dark = sample(strength, width, height, (x + 0.5) / SCALE - 0.5, sy) * share;
      if (dark < 0.004) continue;
      const i = (y * canvas.width + x) * 3;
      canvas.light[i]! *= 1 - dark;
      canvas.light[i + 1]! *= 1 - dark * 0.985;
      canvas.light[i + 2]! *= 1 - dark * 0.955;
    }
  }
}
