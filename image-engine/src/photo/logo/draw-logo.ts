import { Buffer } from 'node:buffer';
import sharp, { type OverlayOptions } from 'sharp';
import type { Raster } from '../raster.ts';
import { type Box, contrast, lookBeneath, luminance } from '../typography/legible.ts';
import type { Corner } from './place-logo.ts';

/** A shop's logo as a PNG, with its transparency, and the corner that it belongs into. */
export interface Logo {
  png: Uint8Array;
  corner: Corner;
}

/** Below this contrast a logo drowns in what lies beneath it. */
const LEAST_CONTRAST = 1.7;
/** How far apart two colours must be to be told apart, of 442: further where they are about as bright. */
const LEAST_DISTANCE = 110;
const LEAST_DISTANCE_OF_LIKE = 176;

/** A logo's own size in pixels. */
export async function sizeOfLogo({ png }: Logo): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

/**
 * Draws a logo into its box, its transparency kept. Where it would drown in the picture, a plate stands beneath it; a logo that
 * brings its own ground gets none.
 */
export async function drawLogo(picture: Raster, { png }: Logo, box: Box): Promise<Raster> {
  const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
  const small = await sharp(png).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const overlays: OverlayOptions[] = [{ input: small, raw: { width, height, channels: 4 }, left, top }];
  const plate = plateFor(small, picture, box);
  if (plate) overlays.unshift({ input: Buffer.from(plate), left: 0, top: 0 });
  const data = await sharp(Buffer.from(picture.pixels.buffer), {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = new Uint8Array(data.byteLength);
  pixels.set(data);
  return { ...picture, pixels };
}

function plateFor(rgba: Uint8Array, picture: Raster, box: Box): string | null {
  const own = colourOf(rgba);
  if (!own) return null;
  const { mean } = lookBeneath(picture, box);
  const apart = Math.hypot(own[0] - mean[0], own[1] - mean[1], own[2] - mean[2]);
  const light = luminance(...own);
  const alike = contrast(light, luminance(...mean)) < LEAST_CONTRAST;
  if (apart >= (alike ? LEAST_DISTANCE_OF_LIKE : LEAST_DISTANCE)) return null;
  const pad = Math.min(box.width, box.height) * 0.18;
  const fill = light > 0.4 ? '#16141a' : '#ffffff';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">` +
    `<rect x="${box.left - pad}" y="${box.top - pad}" width="${box.width + pad * 2}" height="${box.height + pad * 2}" rx="${pad}" fill="${fill}" fill-opacity=".92"/></svg>`
  );
}

/** The mean colour of what is not transparent; `null` where nothing is transparent, or everything. */
function colourOf(rgba: Uint8Array): [number, number, number] | null {
  const sum: [number, number, number] = [0, 0, 0];
  let solid = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) <= 127) continue;
    sum[0] += rgba[i] ?? 0;
    sum[1] += rgba[i + 1] ?? 0;
    sum[2] += rgba[i + 2] ?? 0;
    solid++;
  }
  if (solid === 0 || solid > (rgba.length / 4) * 0.98) return null;
  return [sum[0] / solid, sum[1] / solid, sum[2] / solid];
}
