// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { type ColourModels, weighColour } from './colour-evidence.ts';
import { cutAlongEdges, HARD } from './cut-along-edges.ts';
import type { LabPicture } from './lab.ts';
import { measureNoise, NOISY, soften } from './noise.ts';
import { boxBlur, enlarge } from './planes.ts';

/** Follows the product's outline again in a larger picture, within a narrow band around the rough outline. */
export function refineOutline(
  picture: LabPicture,
  models: ColourModels,
  roughMask: Uint8Array,
  roughWidth: number,
  roughHeight: number,
): Uint8Array {
  const rough = { values: new Float32Array(roughMask), width: roughWidth, height: roughHeight };
  return followOutline(picture, models, roughWidth, rough);
}

/**
 * The same from a plane of any size that says how likely each place is product; the colour models are of a picture
 * `modelWidth` pixels wide.
 */
export function followOutline(
  picture: LabPicture,
  models: ColourModels,
  modelWidth: number,
  rough: { values: Float32Array; width: number; height: number },
): Uint8Array {
  const { width, height } = picture;
  const lab = measureNoise(picture) > NOISY ? soften(picture) : picture.lab;
  const scale = width / modelWidth;
  const places = models.local.length / 4;
  const likely = enlarge(rough.values, rough.width, rough.height, width, height);
  const radius = Math.max(2, Math.round((width / rough.width) * 1.6));
  const soft = boxBlur(boxBlur(likely, width, height, radius), width, height, radius);
  const band = new Uint8Array(width * height);
  const evidence = new Float32Array(width * height);
  for (let i = 0; i < band.length; i++) {
    const value = soft[i]!;
    if (value <= 0.02 || value >= 0.98) {
      evidence[i] = value > 0.5 ? HARD : -HARD;
      continue;
    }
    band[i] = 1;
    const x = i % width;
    const y = (i - x) / width;
    const at = Math.floor(y / scale) * modelWidth + Math.floor(x / scale);
    const colour = weighColour(
      models,
      Math.min(at, places - 1),
      lab[i * 3]!,
      lab[i * 3 + 1]!,
      lab[i * 3 + 2]!,
    );
    evidence[i] = 0.5 * colour + 8 * (value - 0.5);
  }
  const outline = cutAlongEdges({ lab, width, height, evidence, smoothness: 14, band });
  return withoutFrays(outline, band, width, height);
}

const FRAY = 3;
const AROUND = 6;
const THIN = 0.3;

/** Takes frays and notches of a pixel or two off the outline; parts so thin as a whole (a leg, a strap) stay. */
function withoutFrays(outline: Uint8Array, band: Uint8Array, width: number, height: number): Uint8Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += outline[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const shareAround = (x: number, y: number, reach: number): number => {
    const left = Math.max(0, x - reach);
    const right = Math.min(width, x + reach + 1);
    const top = Math.max(0, y - reach) * (width + 1);
    const below = Math.min(height, y + reach + 1) * (width + 1);
    const sum = sums[below + right]! - sums[below + left]! - sums[top + right]! + sums[top + left]!;
    return (sum * (width + 1)) / ((right - left) * (below - top));
  };
  const calmed = new Uint8Array(outline);
  for (let i = 0; i < outline.length; i++) {
    if (!band[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    const thin = outline[i] && shareAround(x, y, AROUND) < THIN;
    calmed[i] = thin || shareAround(x, y, FRAY) > 0.5 ? 1 : 0;
  }
  return calmed;
}
