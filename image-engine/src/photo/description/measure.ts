// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Raster } from '../raster.ts';
import { colourName } from './colour-name.ts';

/** What can be measured of a picture with a product. */
export interface Facts {
  /** Names of the product's colours, the most frequent first; empty when no product was found. */
  product: readonly string[];
  shape: 'vertical' | 'horizontal' | 'redondo' | 'quadrado' | null;
  backdrop: readonly string[];
  plain: boolean;
  bright: 'claro' | 'médio' | 'escuro';
  light: 'esquerda' | 'direita' | 'cima' | 'frente';
  hard: boolean;
  /** Share of the picture that the product covers. */
  share: number;
}

/** Measures a picture; `mask` (1 a pixel, same size) is the product, or null. */
export function measurePicture(picture: Raster, mask: Uint8Array | null): Facts {
  const inside = (i: number): boolean => mask !== null && mask[i] === 1;
  const outside = (i: number): boolean => mask === null || mask[i] === 0;
  const share = mask ? mask.reduce((sum, value) => sum + value, 0) / mask.length : 0;
  return {
    product: mask ? frequentColours(picture, inside) : [],
    shape: mask ? shapeOf(picture, mask, share) : null,
    backdrop: frequentColours(picture, outside).slice(0, 2),
    plain: restlessness(picture, mask) < 5,
    bright: brightnessOf(picture),
    ...lightOf(picture, mask),
    share,
  };
}

/** Names of colours that cover at least an eighth of the chosen pixels, at most three. */
function frequentColours({ pixels, width, height }: Raster, chosen: (index: number) => boolean): string[] {
  const bins = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let all = 0;
  for (let i = 0; i < width * height; i++) {
    if (!chosen(i)) continue;
    const [red, green, blue] = [pixels[i * 3]!, pixels[i * 3 + 1]!, pixels[i * 3 + 2]!];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + 1, bin[1] + red, bin[2] + green, bin[3] + blue]);
    all++;
  }
  const names = new Map<string, number>();
  for (const [count, red, green, blue] of bins.values()) {
    const name = colourName([red / count, green / count, blue / count]);
    names.set(name, (names.get(name) ?? 0) + count);
  }
  return [...names]
    .filter(([, count]) => count >= all * 0.12)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name]) => name);
}

function shapeOf({ width, height }: Raster, mask: Uint8Array, share: number): Facts['shape'] {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const filled = (share * width * height) / (w * h);
  if (h > w * 1.3) return 'vertical';
  if (w > h * 1.3) return 'horizontal';
  return filled > 0.7 && filled < 0.86 ? 'redondo' : 'quadrado';
}

/** Mean step of lightness between neighbours of the backdrop, after a blur that hides sensor noise. */
function restlessness({ pixels, width, height }: Raster, mask: Uint8Array | null): number {
  const step = 4;
  let [sum, count] = [0, 0];
  const mean = (x: number, y: number): number => {
    let total = 0;
    for (let dy = 0; dy < step; dy++)
      for (let dx = 0; dx < step; dx++) total += pixels[((y + dy) * width + x + dx) * 3 + 1]!;
    return total / (step * step);
  };
  for (let y = 0; y + step * 2 < height; y += step) {
    for (let x = 0; x + step * 2 < width; x += step) {
      const i = y * width + x;
      if (mask && (mask[i] || mask[i + step * 2] || mask[i + width * step * 2])) continue;
      const here = mean(x, y);
      sum += Math.abs(here - mean(x + step, y)) + Math.abs(here - mean(x, y + step));
      count++;
    }
  }
  return count > 0 ? sum / count : 0;
}

function brightnessOf({ pixels }: Raster): Facts['bright'] {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3)
    sum += 0.3 * pixels[i]! + 0.59 * pixels[i + 1]! + 0.11 * pixels[i + 2]!;
  const mean = sum / (pixels.length / 3);
  return mean > 158 ? 'claro' : mean < 78 ? 'escuro' : 'médio';
}

/** Where the light comes from: which side of the product (or of the picture) is brighter; hard if highlights are small and strong. */
function lightOf({ pixels, width, height }: Raster, mask: Uint8Array | null): Pick<Facts, 'light' | 'hard'> {
  let [weight, cx, cy] = [0, 0, 0];
  const at = (i: number): number =>
    0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]!;
  let [mx, my, count] = [0, 0, 0];
  let bright = 0;
  for (let i = 0; i < width * height; i++) {
    if (mask && !mask[i]) continue;
    const value = at(i);
    const [x, y] = [i % width, Math.floor(i / width)];
    weight += value;
    cx += x * value;
    cy += y * value;
    mx += x;
    my += y;
    count++;
    if (value > 244) bright++;
  }
  if (count === 0 || weight === 0) return { light: 'frente', hard: false };
  const size = Math.sqrt(count);
  const dx = (cx / weight - mx / count) / size;
  const dy = (cy / weight - my / count) / size;
  const hard = bright > count * 0.004 && bright < count * 0.09;
  if (Math.abs(dx) > 0.018 && Math.abs(dx) >= Math.abs(dy) * 0.7)
    return { light: dx < 0 ? 'esquerda' : 'direita', hard };
  return { light: dy < -0.02 ? 'cima' : 'frente', hard };
}
