// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut } from '../raster.ts';
import { labFromRgb } from '../segmentation/lab.ts';

/**
 * A product as points: places with the middle of its box as the origin and the box's long side as the unit, and their
 * colours in CIE Lab. `edges` are pairs of places just inside and just outside its outline, four numbers each.
 */
export interface ProductPoints {
  places: Float32Array;
  lab: Float32Array;
  /** What each point's lightness has beyond that of its surroundings: letters, seams, patterns. */
  detail: Float32Array;
  edges: Float32Array;
}

const SOLID = 0.6;

/** Reads a product at `side` points along its long side. */
export function readPoints(product: CutOut, side: number): ProductPoints {
  const { lab, alpha, width, height } = shrink(product, side);
  const long = Math.max(width, height);
  const at = (x: number, y: number): [number, number] => [
    (x + 0.5 - width / 2) / long,
    (y + 0.5 - height / 2) / long,
  ];
  const solid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && alpha[y * width + x]! > SOLID;
  const places: number[] = [];
  const colours: number[] = [];
  const detail: number[] = [];
  const edges: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!solid(x, y)) continue;
      const i = y * width + x;
      places.push(...at(x, y));
      colours.push(lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!);
      detail.push(lab[i * 3]! - surroundings(lab, alpha, width, height, x, y));
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        if (!solid(x + dx, y + dy) && solid(x - dx, y - dy))
          edges.push(...at(x - dx, y - dy), ...at(x + dx * 2, y + dy * 2));
    }
  }
  return {
    places: Float32Array.from(places),
    lab: Float32Array.from(colours),
    detail: Float32Array.from(detail),
    edges: Float32Array.from(edges),
  };
}

const AROUND = 3;

/** Mean lightness of the product around a point. */
function surroundings(
  lab: Float32Array,
  alpha: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  let [sum, count] = [0, 0];
  for (let sy = Math.max(0, y - AROUND); sy <= Math.min(height - 1, y + AROUND); sy++)
    for (let sx = Math.max(0, x - AROUND); sx <= Math.min(width - 1, x + AROUND); sx++) {
      if (alpha[sy * width + sx]! <= SOLID) continue;
      sum += lab[(sy * width + sx) * 3]!;
      count++;
    }
  return sum / Math.max(1, count);
}

/** The box of a cut-out's product, in its pixels. */
export function productBox({ rgba, width, height }: CutOut): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < width * height; i++) {
    if (rgba[i * 4 + 3]! < 128) continue;
    const x = i % width;
    const y = (i / width) | 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function shrink(product: CutOut, side: number) {
  const box = productBox(product);
  const scale = Math.max(1, Math.max(box.width, box.height) / side);
  const width = Math.max(1, Math.round(box.width / scale));
  const height = Math.max(1, Math.round(box.height / scale));
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = box.top + Math.floor((y * box.height) / height);
    const below = box.top + Math.ceil(((y + 1) * box.height) / height);
    for (let x = 0; x < width; x++) {
      const left = box.left + Math.floor((x * box.width) / width);
      const right = box.left + Math.ceil(((x + 1) * box.width) / width);
      let [red, green, blue, weight] = [0, 0, 0, 0];
      for (let sy = top; sy < below; sy++)
        for (let sx = left; sx < right; sx++) {
          const i = (sy * product.width + sx) * 4;
          const cover = product.rgba[i + 3]! / 255;
          red += product.rgba[i]! * cover;
          green += product.rgba[i + 1]! * cover;
          blue += product.rgba[i + 2]! * cover;
          weight += cover;
        }
      const to = y * width + x;
      alpha[to] = weight / ((right - left) * (below - top));
      if (weight > 0) rgb.set([red / weight, green / weight, blue / weight], to * 3);
    }
  }
  return { ...labFromRgb(rgb, width, height), alpha };
}
