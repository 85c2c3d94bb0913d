// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Rgb } from '../../photo/colour.ts';

/** A picture in linear light, three floats a pixel, 1 is white. */
export interface Canvas {
  light: Float32Array;
  width: number;
  height: number;
}

/** A drawn layer: sRGB bytes and coverage, 4 bytes a pixel. */
export interface Layer {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** sRGB byte to linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

const STEPS = 8192;
const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, step) => 255 * (step / STEPS) ** (1 / 2.2));

export function createCanvas(width: number, height: number): Canvas {
  return { light: new Float32Array(width * height * 3), width, height };
}

/** Linear light of a colour. */
export function linearOf([red, green, blue]: Rgb): [number, number, number] {
  return [(red / 255) ** 2.2, (green / 255) ** 2.2, (blue / 255) ** 2.2];
}

/** Lays a layer over the canvas with its corner at (left, top); `gain` brightens it, `opacity` thins it. */
export function blendLayer(
  canvas: Canvas,
  layer: Layer,
  left: number,
  top: number,
  gain: readonly [number, number, number] = [1, 1, 1],
  opacity = 1,
): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(layer.width, canvas.width - left);
  for (let y = Math.max(0, -top); y < Math.min(layer.height, canvas.height - top); y++) {
    for (let x = fromX; x < toX; x++) {
      const from = (y * layer.width + x) * 4;
      const alpha = (layer.rgba[from + 3]! / 255) * opacity;
      if (alpha === 0) continue;
      const to = ((y + top) * canvas.width + x + left) * 3;
      for (let c = 0; c < 3; c++)
        canvas.light[to + c] =
          canvas.light[to + c]! * (1 - alpha) + LINEAR[layer.rgba[from + c]!]! * gain[c]! * alpha;
    }
  }
}

/** Adds a layer's light to the canvas: lamps, sparks, glare. */
export function addLayer(canvas: Canvas, layer: Layer, left: number, top: number, strength: number): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(layer.width, canvas.width - left);
  for (let y = Math.max(0, -top); y < Math.min(layer.height, canvas.height - top); y++) {
    for (let x = fromX; x < toX; x++) {
      const from = (y * layer.width + x) * 4;
      const alpha = (layer.rgba[from + 3]! / 255) * strength;
      if (alpha === 0) continue;
      const to = ((y + top) * canvas.width + x + left) * 3;
      for (let c = 0; c < 3; c++) canvas.light[to + c]! += LINEAR[layer.rgba[from + c]!]! * alpha;
    }
  }
}

/** The canvas as sRGB bytes, with fine film grain and a soft shoulder in the highlights. */
export function developCanvas(canvas: Canvas, grain: number, next: () => number): Uint8Array<ArrayBuffer> {
  const { light, width, height } = canvas;
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < pixels.length; i += 3) {
    const noise = (next() + next() - 1) * grain;
    for (let c = 0; c < 3; c++) {
      const value = light[i + c]!;
      const held = value > 0.82 ? 0.82 + 0.18 * (1 - Math.exp((0.82 - value) / 0.18)) : value;
      pixels[i + c] = Math.max(0, Math.min(255, ENCODED[Math.max(0, (held * STEPS) | 0)]! + noise + 0.5));
    }
  }
  return pixels;
}
