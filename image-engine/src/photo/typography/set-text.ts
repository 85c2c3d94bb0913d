import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Rgb } from '../colour.ts';
import type { Raster } from '../raster.ts';
import type { ProductMask } from './choose-region.ts';
import { readSigns } from './fonts.ts';
import { planText } from './plan-text.ts';

/** A picture with its text, and the signs of the text that no packaged font draws, each once. */
export interface TextPicture {
  picture: Raster;
  undrawn: readonly string[];
}

/** Sets a promotional text over a picture, which stays as it is elsewhere; where the product leaves no room, below it. */
export async function setText(
  picture: Raster,
  text: string,
  mask: ProductMask | null,
  accent: Rgb,
): Promise<TextPicture> {
  const { svg, ground } = planText(picture, text, mask, accent);
  const { width, height, pixels } = ground;
  const data = await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), top: 0, left: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const out = new Uint8Array(data.byteLength);
  out.set(data);
  return { picture: { pixels: out, width, height }, undrawn: readSigns(text, 800).undrawn };
}
