// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut, Raster } from '../raster.ts';
import { describeEdges } from './describe-edges.ts';
import { enlarge } from './planes.ts';
import type { Field } from './spread-field.ts';

/** Colour distance (RGB, squared) below which product and background are too alike for colours to tell the alpha. */
const TELLING_DISTANCE = 35 ** 2;
const STEEPNESS = 1.6;
/** Where hair is less sure than this, nothing outside the outline is product. */
const LEAST_HAIR = 0.1;
/** Below this expectation only hair can be product, and the noise of the ground is not. */
const FAR_OUT = 0.05;
const LEAST_STRAND = 0.06;
const LEAST_ALPHA = 0.004;

/**
 * Turns the outline, found in the smaller `guide`, into soft alpha at the photo's full size, and gives edge
 * pixels the product's own colour, so that nothing of the old background shows on a new one.
 */
export function matte(photo: Raster, guide: Raster, outline: Uint8Array): CutOut {
  const { width, height } = photo;
  const scale = width / guide.width;
  const edges = describeEdges(guide, outline);
  const ramp = enlarge(edges.soft, guide.width, guide.height, width, height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const strands: number[] = [];
  const product = [0, 0, 0];
  const backdrop = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const gy = (y + 0.5) / scale - 0.5;
    const row = Math.min(guide.height - 1, Math.max(0, Math.round(gy))) * guide.width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const expected = ramp[i]!;
      const gx = (x + 0.5) / scale - 0.5;
      const hair = edges.hair[row + Math.min(guide.width - 1, Math.max(0, Math.round(gx)))]!;
      if (expected <= 0.01 && hair < LEAST_HAIR) continue;
      if (expected >= 0.99) {
        rgba.set(photo.pixels.subarray(i * 3, i * 3 + 3), i * 4);
        rgba[i * 4 + 3] = 255;
        continue;
      }
      sampleColour(edges.product, gx, gy, product);
      sampleColour(edges.backdrop, gx, gy, backdrop);
      blendEdgePixel(photo.pixels, i, expected, { product, backdrop, hair }, rgba);
      if (expected <= 0.01 && rgba[i * 4 + 3]! > 0) strands.push(i);
    }
  }
  dropLoose(strands, rgba, width);
  return { rgba, width, height };
}

/** Clears what was taken for hair and does not hang together with the product. */
function dropLoose(strands: readonly number[], rgba: Uint8ClampedArray, width: number): void {
  const loose = new Set(strands);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const isProduct = (i: number): boolean => !loose.has(i) && (rgba[i * 4 + 3] ?? 0) > 0;
  const waiting = strands.filter((i) => around.some((step) => isProduct(i + step)));
  for (const i of waiting) loose.delete(i);
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop())
    for (const step of around) if (loose.delete(i + step)) waiting.push(i + step);
  for (const i of loose) rgba.fill(0, i * 4, i * 4 + 4);
}

function sampleColour({ values, width, height }: Field, x: number, y: number, into: number[]): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = values[at + c]! * (1 - fx) + values[at + 3 + c]! * fx;
    const lower = values[below + c]! * (1 - fx) + values[below + 3 + c]! * fx;
    into[c] = upper * (1 - fy) + lower * fy;
  }
}

function blendEdgePixel(
  pixels: Uint8Array,
  i: number,
  expected: number,
  { product, backdrop, hair }: { product: number[]; backdrop: number[]; hair: number },
  rgba: Uint8ClampedArray,
): void {
  let along = 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) {
    const span = product[c]! - backdrop[c]!;
    const from = pixels[i * 3 + c]! - backdrop[c]!;
    along += from * span;
    apart += span * span;
  }
  const byColour = Math.max(0, Math.min(1, along / Math.max(1, apart)));
  let off = 0;
  for (let c = 0; c < 3; c++) {
    const mixed = backdrop[c]! + byColour * (product[c]! - backdrop[c]!);
    off += (pixels[i * 3 + c]! - mixed) ** 2;
  }
  const trust = apart / (apart + TELLING_DISTANCE + 4 * off);
  const steep = Math.max(0, Math.min(1, (expected - 0.5) * STEEPNESS + 0.5));
  const reach = Math.min(1, (1 - expected) * 4, Math.max(expected * 4, hair));
  const alpha = steep + trust * reach * (byColour - steep);
  if (alpha <= (expected < FAR_OUT ? LEAST_STRAND : LEAST_ALPHA)) return;
  // Lenses and JPEG carry the backdrop's colour further in than any alpha says.
  const pull = Math.max(1 - alpha, trust * (1 - byColour));
  for (let c = 0; c < 3; c++) {
    const lifted = (pixels[i * 3 + c]! - (1 - alpha) * backdrop[c]!) / alpha;
    const clean = Math.max(0, Math.min(255, lifted));
    rgba[i * 4 + c] = clean + pull * (product[c]! - clean);
  }
  rgba[i * 4 + 3] = Math.round(alpha * 255);
}
