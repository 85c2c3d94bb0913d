// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { boxBlur } from '../../photo/segmentation/planes.ts';
import { type Canvas, type Layer, LINEAR } from './canvas.ts';

/** Mirrors the product in the surface below it; `share` at its foot, fading downwards, `rough` in pixels. */
export function mirrorProduct(
  canvas: Canvas,
  product: Layer,
  left: number,
  top: number,
  share: number,
  rough: number,
): void {
  const lowest = lowestRows(product);
  const planes = mirrorPlanes(product, lowest, Math.min(product.height, canvas.height - top), rough);
  const { width, height, color, alpha } = planes;
  for (let y = 0; y < height; y++) {
    const to = y + Math.round(top) + planes.start;
    if (to < 0 || to >= canvas.height) continue;
    for (let x = 0; x < width; x++) {
      const px = x + Math.round(left);
      if (px < 0 || px >= canvas.width) continue;
      const depth = y + planes.start - product.height;
      const fade = share * Math.exp(-Math.max(0, depth) / (product.height * 0.4));
      const a = alpha[y * width + x]! * fade;
      if (a < 0.004) continue;
      const i = (to * canvas.width + px) * 3;
      for (let c = 0; c < 3; c++)
        canvas.light[i + c] = canvas.light[i + c]! * (1 - a) + color[c]![y * width + x]! * fade;
    }
  }
}

function lowestRows({ rgba, width, height }: Layer): Float32Array {
  const rows = new Float32Array(width).fill(height);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y >= 0 && rgba[(y * width + x) * 4 + 3]! < 128) y--;
    rows[x] = y < height * 0.86 ? height : y + 1;
  }
  return boxBlur(rows, width, 1, Math.max(1, Math.round(width * 0.01)));
}

function mirrorPlanes(product: Layer, lowest: Float32Array, rows: number, rough: number) {
  const { rgba, width, height } = product;
  const start = Math.floor(height * 0.86);
  const tall = Math.max(1, Math.round(rows * 0.8));
  const color = [0, 1, 2].map(() => new Float32Array(width * tall));
  const alpha = new Float32Array(width * tall);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < tall; y++) {
      const from = Math.round(2 * lowest[x]! - (y + start));
      if (from < 0 || from >= height || y + start < lowest[x]!) continue;
      const i = (from * width + x) * 4;
      const a = rgba[i + 3]! / 255;
      alpha[y * width + x] = a;
      for (let c = 0; c < 3; c++) color[c]![y * width + x] = LINEAR[rgba[i + c]!]! * a;
    }
  }
  const radius = Math.round(rough);
  const blur = (plane: Float32Array): Float32Array =>
    radius > 0 ? boxBlur(boxBlur(plane, width, tall, radius), width, tall, radius) : plane;
  return { color: color.map(blur), alpha: blur(alpha), width, height: tall, start };
}

/** The product's coverage, blurred: what its edges let through. */
export function softCoverage({ rgba, width, height }: Layer, radius: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let i = 0; i < plane.length; i++) plane[i] = rgba[i * 4 + 3]! / 255;
  return boxBlur(boxBlur(plane, width, height, radius), width, height, radius);
}
