// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findComponents } from '../components.ts';
import { boxBlur } from '../planes.ts';
import { compareColours } from './compare-colours.ts';
import { measureOutline } from './measure-outline.ts';
import { measureSides } from './measure-sides.ts';
import type { PhotoContext } from './photo-context.ts';

/** The names of what is measured, in the order of `measureMask`'s answer. */
export const MASK_MEASURES = [
  'outline rank',
  'outline weak',
  'outline faint',
  'outline sharp',
  'outline pale',
  'pale inside',
  'pale inside, not along the outline',
  'outline contrast',
  'outline contrast x rank',
  'busy inside',
  'busy outside',
  'colours alike',
  'colours alike, squared',
  'colours alike at the rim',
  'frame share',
  'frame sides',
  'area',
  'area small',
  'roundness',
  'pieces',
  'holes',
  'box fill',
  'span fill',
  'off centre',
  'barrier inside',
  'barrier outside',
  'barrier match',
  'ground inside',
  'ground outside',
  'frame even',
  'frame noise',
] as const;

const RIM = 0.025;
const LARGE_PIECE = 0.03;

/** Measures a mask without knowing the truth: numbers of about 0 to 1, named by `MASK_MEASURES`. */
export function measureMask(context: PhotoContext, mask: Uint8Array): number[] {
  const { width, height } = context.picture;
  const outline = measureOutline(context, mask);
  const sides = measureSides(context, mask);
  const frame = measureFrame(mask, width, height);
  const shape = measureShape(mask, width, height);
  const alike = compareColours(context.bins, mask);
  const pixels = Math.max(1, sides.area * mask.length);
  return [
    outline.rank,
    outline.weak,
    outline.faint,
    outline.sharp,
    outline.pale,
    sides.paleInside,
    Math.max(0, sides.paleInside - outline.pale),
    outline.contrast,
    outline.contrast * outline.rank,
    sides.busyInside,
    sides.busyOutside,
    alike,
    alike ** 2,
    compareColours(context.bins, mask, nearOutline(mask, width, height)),
    frame.share,
    frame.sides / 4,
    sides.area,
    Math.exp(-12 * sides.area),
    Math.min(1, (4 * Math.PI * pixels) / Math.max(1, outline.length) ** 2),
    Math.min(1, (shape.pieces - 1) / 5),
    Math.min(1, (4 * shape.holes) / pixels),
    sides.boxFill,
    sides.area / Math.max(1e-6, measureSpan(mask, width, height)),
    sides.offCentre,
    sides.barrierInside,
    sides.barrierOutside,
    sides.barrierMatch,
    sides.groundInside,
    sides.groundOutside,
    context.ground.share,
    Math.min(1, context.ground.noise / 10),
  ];
}

function nearOutline(mask: Uint8Array, width: number, height: number): Uint8Array {
  const radius = Math.max(3, Math.round(Math.max(width, height) * RIM));
  const soft = boxBlur(new Float32Array(mask), width, height, radius);
  const near = new Uint8Array(mask.length);
  for (let i = 0; i < near.length; i++) near[i] = soft[i]! > 0.02 && soft[i]! < 0.98 ? 1 : 0;
  return near;
}

/** The share of the frame's pixels that the mask covers, and how many sides it touches along a notable length. */
function measureFrame(mask: Uint8Array, width: number, height: number): { share: number; sides: number } {
  const touched = [0, 0, 0, 0];
  for (let x = 0; x < width; x++) {
    touched[0]! += mask[x]!;
    touched[1]! += mask[(height - 1) * width + x]!;
  }
  for (let y = 0; y < height; y++) {
    touched[2]! += mask[y * width]!;
    touched[3]! += mask[y * width + width - 1]!;
  }
  const total = touched.reduce((sum, value) => sum + value, 0);
  const sides = touched.filter((value, side) => value > 0.05 * (side < 2 ? width : height)).length;
  return { share: total / (2 * (width + height)), sides };
}

function measureShape(mask: Uint8Array, width: number, height: number): { pieces: number; holes: number } {
  const pieces = findComponents(mask, 1, width, height).components;
  const largest = pieces.reduce((most, piece) => Math.max(most, piece.area), 0);
  const gaps = findComponents(mask, 0, width, height).components;
  return {
    pieces: pieces.filter((piece) => piece.area > largest * LARGE_PIECE).length,
    holes: gaps.reduce((sum, gap) => sum + (gap.touchesFrame ? 0 : gap.area), 0),
  };
}

/** The share of the photo that lies between parts of the mask, both in its row and in its column. */
function measureSpan(mask: Uint8Array, width: number, height: number): number {
  const [left, right] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)];
  const [top, bottom] = [new Int32Array(width).fill(height), new Int32Array(width).fill(-1)];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    left[y] = Math.min(left[y]!, x);
    right[y] = x;
    top[x] = Math.min(top[x]!, y);
    bottom[x] = y;
  }
  let spanned = 0;
  for (let y = 0; y < height; y++)
    for (let x = left[y]!; x <= right[y]!; x++) if (top[x]! <= y && bottom[x]! >= y) spanned++;
  return spanned / mask.length;
}
