// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import type { Rgb } from './colour.ts';
import type { DecodedPhoto } from './decode-photo.ts';
import type { Raster } from './raster.ts';
import { labFromRgb } from './segmentation/lab.ts';
import { cutRoughly } from './segmentation/rough-cut.ts';
import type { ProductMask } from './typography/choose-region.ts';

/** The photo as it looks; a cut-out is shown on white. */
export function flatPhoto(photo: DecodedPhoto): Raster {
  if (photo.kind === 'whole') return photo.sizes.full;
  const { rgba, width, height } = photo.cutOut;
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const alpha = rgba[i * 4 + 3]! / 255;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = Math.round(rgba[i * 4 + c]! * alpha + 255 * (1 - alpha));
  }
  return { pixels, width, height };
}

/** Roughly where the product is, at the small working size; null when nothing stands out. */
export function productMask(photo: DecodedPhoto): ProductMask | null {
  if (photo.kind === 'transparent') {
    const { rgba, width, height } = photo.cutOut;
    const values = new Uint8Array(width * height);
    for (let i = 0; i < values.length; i++) values[i] = rgba[i * 4 + 3]! > 127 ? 1 : 0;
    return { values, width, height };
  }
  const { pixels, width, height } = photo.sizes.small;
  const { mask } = cutRoughly(labFromRgb(pixels, width, height));
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length;
  return share < 0.004 || share > 0.95 ? null : { values: mask, width, height };
}

const CALM_ACCENT: Rgb = [206, 26, 58];

/** The colour of plates and seals: the product's most vivid one, or a warm red when it has none. */
export function accentOf({ pixels, width, height }: Raster, mask: ProductMask | null): Rgb {
  const bins = new Map<number, [weight: number, red: number, green: number, blue: number]>();
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (
        mask &&
        !mask.values[
          Math.floor((y / height) * mask.height) * mask.width + Math.floor((x / width) * mask.width)
        ]
      )
        continue;
      const i = (y * width + x) * 3;
      const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
      const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
      if (most < 70 || most - least < most * 0.45) continue;
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      const bin = bins.get(key) ?? [0, 0, 0, 0];
      const weight = (most - least) / 255;
      bins.set(key, [
        bin[0] + weight,
        bin[1] + red * weight,
        bin[2] + green * weight,
        bin[3] + blue * weight,
      ]);
    }
  }
  const best = [...bins.values()].sort((a, b) => b[0] - a[0])[0];
  return best && best[0] > 40 ? [best[1] / best[0], best[2] / best[0], best[3] / best[0]] : CALM_ACCENT;
}
