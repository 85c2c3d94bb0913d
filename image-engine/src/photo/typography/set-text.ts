import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Rgb } from '../colour.ts';
import { drawLogo, type Logo, sizeOfLogo } from '../logo/draw-logo.ts';
import { logoBox, placeLogo } from '../logo/place-logo.ts';
import type { Raster } from '../raster.ts';
import type { ProductMask } from './choose-region.ts';
import { readSigns } from './fonts.ts';
import { AUTOMATIC, type TextLook } from './look.ts';
import { planText, type Setting } from './plan-text.ts';

/** A picture with its text, and the signs of the text that no packaged font draws, each once. */
export interface TextPicture {
  picture: Raster;
  undrawn: readonly string[];
}

/** What a shop gives its texts: a look, and a logo that leaves product and words uncovered where there is room. */
export interface ShopLook {
  look?: TextLook | undefined;
  logo?: Logo | null | undefined;
}

/** Sets a promotional text over a picture, which stays as it is elsewhere; where the product leaves no room, below it. */
export async function setText(
  picture: Raster,
  text: string,
  mask: ProductMask | null,
  accent: Rgb,
  { look = AUTOMATIC, logo = null }: ShopLook = {},
): Promise<TextPicture> {
  const shape = logo && (await sizeOfLogo(logo));
  const keepFree = logo && shape && logoBox(picture, shape, logo.corner);
  const setting = planText(picture, text, mask, accent, { look, keepFree });
  const set = await drawText(setting);
  const undrawn = readSigns(text, { family: look.heading, weight: 800 }).undrawn;
  if (!logo || !shape) return { picture: set, undrawn };
  const taken = setting.seal ? [setting.box, setting.seal] : [setting.box];
  const place = placeLogo(set, shape, logo.corner, { mask, masked: picture, taken });
  return { picture: await drawLogo(set, logo, place), undrawn };
}

async function drawText({ svg, ground }: Setting): Promise<Raster> {
  const { width, height, pixels } = ground;
  const data = await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), top: 0, left: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const out = new Uint8Array(data.byteLength);
  out.set(data);
  return { pixels: out, width, height };
}
