import { mixColours } from '../colour.ts';
import type { Raster } from '../raster.ts';
import type { ProductMask } from './choose-region.ts';
import { type Box, lookBeneath, luminance } from './legible.ts';

/** How much of a box the product lies under, 0 to 1. */
export function coveredShare(
  box: Box,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  mask: ProductMask,
): number {
  let [covered, all] = [0, 0];
  for (let row = 0; row < mask.height; row++) {
    const y = ((row + 0.5) / mask.height) * height;
    if (y < box.top || y > box.top + box.height) continue;
    for (let column = 0; column < mask.width; column++) {
      const x = ((column + 0.5) / mask.width) * width;
      if (x < box.left || x > box.left + box.width) continue;
      all++;
      covered += mask.values[row * mask.width + column] ?? 0;
    }
  }
  return all > 0 ? covered / all : 0;
}

/** The picture on a band of `band` pixels in the colour of its lower edge, deepened or paled until words read on it. */
export function addBand({ pixels, width, height }: Raster, band: number): Raster {
  const { mean } = lookBeneath(
    { pixels, width, height },
    { left: 0, top: height * 0.94, width, height: height * 0.06 },
  );
  const colour =
    luminance(...mean) < 0.36 ? mixColours(mean, [10, 10, 14], 0.72) : mixColours(mean, [255, 255, 255], 0.8);
  const tall = new Uint8Array(width * (height + band) * 3);
  tall.set(pixels);
  for (let i = width * height * 3; i < tall.length; i += 3) tall.set(colour, i);
  return { pixels: tall, width, height: height + band };
}
