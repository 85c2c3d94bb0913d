// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut } from '../raster.ts';
import { boxBlur } from '../segmentation/planes.ts';

/** How much the shadow darkens each place (0 to 1), on a plane `scale` times smaller than the picture. */
export interface Shadow {
  strength: Float32Array;
  width: number;
  height: number;
  scale: number;
}

/** Darkens nothing. */
export const NO_SHADOW: Shadow = { strength: new Float32Array(1), width: 1, height: 1, scale: 1 };

const PLANE_SIDE = 400;
const CONTACT = 0.34;
const AMBIENT = 0.16;

/**
 * A soft shadow on the ground where the product stands: a tight dark line of contact and a wide faint pool.
 * A product that the frame cuts below stands on nothing and casts none; one seen from above has its shape's shadow.
 */
export function castContactShadow(cutOut: CutOut): Shadow {
  const scale = Math.max(1, Math.max(cutOut.width, cutOut.height) / PLANE_SIDE);
  const width = Math.ceil(cutOut.width / scale);
  const height = Math.ceil(cutOut.height / scale);
  const strength = new Float32Array(width * height);
  const ground = findGround(cutOut, width, height, scale);
  if (ground && liesFlat(ground)) {
    const lying = castLyingShadow(cutOut, width, height, scale, ground);
    return { strength: lying, width, height, scale };
  }
  if (ground) {
    const { left, right, bottom, lowest } = ground;
    const span = right - left;
    const contact = new Float32Array(width * height);
    const ambient = new Float32Array(width * height);
    const depth = Math.max(2, span * 0.06);
    for (let x = left; x <= right; x++) {
      const foot = lowest[x]!;
      const lift = bottom - foot;
      if (foot < 0 || lift > span * 0.22) continue;
      const weight = 1 - lift / (span * 0.22);
      drawColumn(contact, width, height, x, foot - depth * 0.6, foot + depth * 0.35, weight);
      drawColumn(ambient, width, height, x, foot - depth * 2, foot + depth * 0.9, weight);
    }
    const tight = soften(contact, width, height, Math.max(1, Math.round(span * 0.012)));
    const wide = soften(ambient, width, height, Math.max(2, Math.round(span * 0.05)));
    for (let i = 0; i < strength.length; i++)
      strength[i] = 1 - (1 - CONTACT * tight[i]!) * (1 - AMBIENT * wide[i]!);
  }
  return { strength, width, height, scale };
}

/** Standing things touch the ground with more than this of their width; what touches less was seen from above. */
const LEAST_FOOT = 0.2;
const FOOT_HEIGHT = 0.03;

function liesFlat({ left, right, bottom, lowest }: Ground): boolean {
  const span = right - left;
  let foot = 0;
  for (let x = left; x <= right; x++) if (lowest[x]! >= bottom - span * FOOT_HEIGHT) foot++;
  return foot < span * LEAST_FOOT;
}

/** The shadow of a thing that lies or hangs: its own shape, softened and a little below it. */
function castLyingShadow(
  cutOut: CutOut,
  width: number,
  height: number,
  scale: number,
  { left, right }: Ground,
): Float32Array {
  const span = right - left;
  const near = shiftedShape(cutOut, width, height, scale, span * 0.012);
  const far = shiftedShape(cutOut, width, height, scale, span * 0.045);
  const tight = soften(near, width, height, Math.max(1, Math.round(span * 0.012)));
  const wide = soften(far, width, height, Math.max(2, Math.round(span * 0.035)));
  return tight.map((value, i) => 1 - (1 - CONTACT * 0.8 * value) * (1 - AMBIENT * 1.2 * wide[i]!));
}

function shiftedShape(
  { rgba, width, height }: CutOut,
  toWidth: number,
  toHeight: number,
  scale: number,
  down: number,
): Float32Array {
  const shape = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y++) {
    const py = Math.floor((y + 0.5 - down) * scale);
    if (py < 0 || py >= height) continue;
    for (let x = 0; x < toWidth; x++) {
      const px = Math.floor((x + 0.5 - down / 2) * scale);
      if (px >= 0 && px < width) shape[y * toWidth + x] = rgba[(py * width + px) * 4 + 3]! / 255;
    }
  }
  return shape;
}

interface Ground {
  left: number;
  right: number;
  bottom: number;
  /** The product's lowest row in each column, -1 where there is none. */
  lowest: Int32Array;
}

function findGround(
  { rgba, width, height }: CutOut,
  toWidth: number,
  toHeight: number,
  scale: number,
): Ground | null {
  const lowest = new Int32Array(toWidth).fill(-1);
  let [left, right, bottom] = [toWidth, -1, -1];
  for (let y = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++) {
      const px = Math.min(width - 1, Math.floor((x + 0.5) * scale));
      const py = Math.min(height - 1, Math.floor((y + 0.5) * scale));
      if (rgba[(py * width + px) * 4 + 3]! < 128) continue;
      lowest[x] = y;
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0 || bottom >= toHeight - 2 ? null : { left, right, bottom, lowest };
}

function drawColumn(
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

function soften(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  let soft = plane;
  for (let pass = 0; pass < 3; pass++) soft = boxBlur(soft, width, height, radius);
  return soft;
}
