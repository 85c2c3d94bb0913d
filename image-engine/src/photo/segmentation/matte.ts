// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut, Raster } from '../raster.ts';
import { describeEdges, EDGE } from './describe-edges.ts';
import { type Side, sampleSide } from './edge-sides.ts';
import { type Mix, mixEdge } from './mix-edge.ts';
import { sample } from './planes.ts';

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
  const edges = describeEdges(guide, outline);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const loose: number[] = [];
  const product: Side = [0, 0, 0, 0];
  const backdrop: Side = [0, 0, 0, 0];
  const mix: Mix = { alpha: 0, byColour: 0, trust: 0 };
  const expected = { mean: 0, spread: 0, sharp: 0 };
  const inGuide = (at: number, scale: number): number => (at + 0.5) * scale - 0.5;
  const columns = new Int32Array(width);
  for (let x = 0; x < width; x++)
    columns[x] = Math.min(guide.width - 1, Math.max(0, Math.round(inGuide(x, guide.width / width))));
  for (let y = 0; y < height; y++) {
    const gy = inGuide(y, guide.height / height);
    const row = Math.min(guide.height - 1, Math.max(0, Math.round(gy))) * guide.width;
    for (let x = 0; x < width; x++) {
      const side = edges.sides[row + columns[x]!]!;
      if (side === 0) continue;
      const i = y * width + x;
      if (side !== EDGE) {
        keepPixel(photo.pixels, i, rgba);
        continue;
      }
      const gx = inGuide(x, guide.width / width);
      const mean = sample(edges.mean, guide.width, guide.height, gx, gy);
      expected.mean = mean;
      expected.spread = sample(edges.spread, guide.width, guide.height, gx, gy);
      expected.sharp = sample(edges.sharp, guide.width, guide.height, gx, gy);
      sampleSide(edges.product, gx, gy, product);
      sampleSide(edges.backdrop, gx, gy, backdrop);
      mixEdge(photo.pixels, i, expected, product, backdrop, mix);
      if (mix.alpha <= (mean < FAR_OUT ? LEAST_STRAND : LEAST_ALPHA)) continue;
      drawEdge(photo.pixels, i, mix, product, backdrop, rgba);
      if (mean <= 0) loose.push(i);
    }
  }
  dropLoose(loose, rgba, width);
  return { rgba, width, height };
}

function keepPixel(pixels: Uint8Array, i: number, rgba: Uint8ClampedArray): void {
  rgba[i * 4] = pixels[i * 3]!;
  rgba[i * 4 + 1] = pixels[i * 3 + 1]!;
  rgba[i * 4 + 2] = pixels[i * 3 + 2]!;
  rgba[i * 4 + 3] = 255;
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

/** Draws an edge pixel with the product's own colour. */
function drawEdge(
  pixels: Uint8Array,
  i: number,
  { alpha, byColour, trust }: Mix,
  product: Side,
  backdrop: Side,
  rgba: Uint8ClampedArray,
): void {
  // Lenses and JPEG carry the backdrop's colour further in than any alpha says.
  const pull = Math.max(1 - alpha, trust * (1 - byColour));
  for (let c = 0; c < 3; c++) {
    const lifted = (pixels[i * 3 + c]! - (1 - alpha) * backdrop[c]!) / alpha;
    const clean = Math.max(0, Math.min(255, lifted));
    rgba[i * 4 + c] = clean + pull * (product[c]! - clean);
  }
  rgba[i * 4 + 3] = Math.round(alpha * 255);
}
