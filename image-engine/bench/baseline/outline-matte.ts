// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut, Raster } from '../../src/photo/raster.ts';
import { boxBlur, enlarge } from '../../src/photo/segmentation/planes.ts';
import { type Field, spreadField } from '../../src/photo/segmentation/spread-field.ts';

/** Colour distance (RGB, squared) below which product and background are too similar for colours to determine the alpha. */
const TELLING_DISTANCE = 35 ** 2;

/**
 * Turns the outline, found in the smaller `guide`, into soft alpha at the photo's full size, and gives edge
 * pixels the product's own colour, so that nothing of the old background shows on a new one.
 */
export function matteOutline(photo: Raster, guide: Raster, outline: Uint8Array): CutOut {
  const { width, height } = photo;
  const scale = width / guide.width;
  const edges = describeEdges(guide, outline);
  const ramp = enlarge(edges.soft, guide.width, guide.height, width, height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const product = [0, 0, 0];
  const backdrop = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const gy = (y + 0.5) / scale - 0.5;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const expected = ramp[i]!;
      if (expected <= 0.01) continue;
      if (expected >= 0.99) {
        rgba.set(photo.pixels.subarray(i * 3, i * 3 + 3), i * 4);
        rgba[i * 4 + 3] = 255;
        continue;
      }
      const gx = (x + 0.5) / scale - 0.5;
      sampleColour(edges.product, gx, gy, product);
      sampleColour(edges.backdrop, gx, gy, backdrop);
      blendEdgePixel(photo.pixels, i, expected, product, backdrop, rgba);
    }
  }
  return { rgba, width, height };
}

interface Edges {
  soft: Float32Array;
  product: Field;
  backdrop: Field;
}

function describeEdges({ pixels, width, height }: Raster, outline: Uint8Array): Edges {
  const mask = Float32Array.from(outline);
  const soft = boxBlur(boxBlur(mask, width, height, 1), width, height, 1);
  const inner = soft.map((value) => (value > 0.999 ? 1 : 0));
  const outer = soft.map((value) => (value < 0.001 ? 1 : 0));
  const values = Float32Array.from(pixels);
  return {
    soft,
    product: spreadField({ values, channels: 3, width, height }, inner),
    backdrop: spreadField({ values, channels: 3, width, height }, outer),
  };
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
  product: number[],
  backdrop: number[],
  rgba: Uint8ClampedArray,
): void {
  let along = 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) {
    const span = product[c]! - backdrop[c]!;
    along += (pixels[i * 3 + c]! - backdrop[c]!) * span;
    apart += span * span;
  }
  const byColour = Math.max(0, Math.min(1, along / Math.max(1, apart)));
  let off = 0;
  for (let c = 0; c < 3; c++) {
    const mixed = backdrop[c]! + byColour * (product[c]! - backdrop[c]!);
    off += (pixels[i * 3 + c]! - mixed) ** 2;
  }
  const trust = apart / (apart + TELLING_DISTANCE + 4 * off);
  const steep = Math.max(0, Math.min(1, (expected - 0.5) * 1.6 + 0.5));
  const reach = Math.min(1, expected * 4, (1 - expected) * 4);
  const alpha = steep + trust * reach * (byColour - steep);
  if (alpha <= 0.004) return;
  // Lenses and JPEG carry the backdrop's colour further in than any alpha says.
  const pull = Math.max(1 - alpha, trust * (1 - byColour));
  for (let c = 0; c < 3; c++) {
    const lifted = (pixels[i * 3 + c]! - (1 - alpha) * backdrop[c]!) / alpha;
    const clean = Math.max(0, Math.min(255, lifted));
    rgba[i * 4 + c] = clean + pull * (product[c]! - clean);
  }
  rgba[i * 4 + 3] = Math.round(alpha * 255);
}
