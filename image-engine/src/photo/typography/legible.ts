// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import type { Rgb } from '../colour.ts';
import type { Raster } from '../raster.ts';

/** Relative luminance as WCAG 2 defines it, of 0 to 255 channels. */
export function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number): number => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether two boxes share a pixel; an empty one shares none. */
export const overlap = (a: Box, b: Box): boolean =>
  b.height > 0 &&
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The mean colour of a box, in pixels, and the least and greatest luminance that matter in it (2 % left out at each end). */
export function lookBeneath(
  { pixels, width, height }: Raster,
  box: Box,
): { mean: Rgb; dark: number; bright: number } {
  const histogram = new Uint32Array(256);
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.top + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.left + box.width); x++) {
      const i = (y * width + x) * 3;
      const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
      histogram[Math.min(255, Math.round(Math.sqrt(luminance(red, green, blue)) * 255))]!++;
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      count++;
    }
  }
  const at = (share: number): number => {
    let seen = 0;
    for (let value = 0; value < 256; value++) {
      seen += histogram[value]!;
      if (seen >= count * share) return (value / 255) ** 2;
    }
    return 1;
  };
  const n = Math.max(1, count);
  return { mean: [sum[0] / n, sum[1] / n, sum[2] / n], dark: at(0.02), bright: at(0.98) };
}

/** Darkens (or lightens) a colour until white (or black) reads on it with a contrast of `wanted`. */
export function carryText(color: Rgb, ink: 'white' | 'black', wanted = 4.6): Rgb {
  const goal = ink === 'white' ? 0 : 255;
  const inkLuminance = ink === 'white' ? 1 : 0;
  for (let share = 0; share <= 1; share += 0.04) {
    const [red, green, blue] = color.map((value) => value + (goal - value) * share) as [
      number,
      number,
      number,
    ];
    if (contrast(luminance(red, green, blue), inkLuminance) >= wanted) return [red, green, blue];
  }
  return [goal, goal, goal];
}
