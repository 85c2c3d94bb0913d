// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Rgb } from '../../photo/colour.ts';
import type { Layer } from './canvas.ts';

/** The product's own colour: the mean of its most frequent kind of colour, the vivid ones counting more. */
export function dominantColour({ rgba }: Layer): Rgb {
  const bins = new Map<number, [weight: number, red: number, green: number, blue: number]>();
  const step = Math.max(1, Math.floor(rgba.length / 4 / 20_000)) * 4;
  for (let i = 0; i < rgba.length; i += step) {
    if (rgba[i + 3]! < 200) continue;
    const [red, green, blue] = [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
    const vivid = Math.max(red, green, blue) - Math.min(red, green, blue);
    const weight = 0.15 + vivid / 255;
    const key = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + weight, bin[1] + red * weight, bin[2] + green * weight, bin[3] + blue * weight]);
  }
  const best = [...bins.values()].sort((a, b) => b[0] - a[0])[0];
  return best ? [best[1] / best[0], best[2] / best[0], best[3] / best[0]] : [150, 150, 150];
}
