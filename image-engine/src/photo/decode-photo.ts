import type { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import { ImageEngineError } from '../image-engine-error.ts';
import type { ExpectedProduct } from './expected-product.ts';
import type { CutOut, Raster } from './raster.ts';
import { MIDDLE_SIDE, type PhotoSizes, SMALL_SIDE } from './segmentation/cut-out-product.ts';

/**
 * A decoded photo: either whole, to be cut out here, with what a network expects of it where one was asked, or
 * transparent already when it was sent.
 */
export type DecodedPhoto =
  | { kind: 'whole'; sizes: PhotoSizes; expected?: ExpectedProduct | undefined }
  | { kind: 'transparent'; cutOut: CutOut };

const LONGEST_SIDE = 2048;
const MOST_PIXELS = 64_000_000;
const SHORTEST_SIDE = 16;

/** Reads a photo upright, at most `longest` px on its long side, without metadata. Refuses truncated and unreadable files. */
export async function decodePhoto(bytes: Buffer, longest = LONGEST_SIDE): Promise<DecodedPhoto> {
  const { data, info } = await readUpright(bytes, longest);
  const size = { width: info.width, height: info.height };
  if (Math.min(info.width, info.height) < SHORTEST_SIDE) throw new ImageEngineError('too_small');
  if (hasMeaningfulAlpha(data)) {
    const rgba = new Uint8ClampedArray(data.byteLength);
    rgba.set(data);
    return { kind: 'transparent', cutOut: { rgba, ...size } };
  }
  const whole = sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha();
  const [small, middle, full] = await Promise.all([
    shrink(whole, SMALL_SIDE),
    shrink(whole, MIDDLE_SIDE),
    shrink(whole, LONGEST_SIDE),
  ]);
  return { kind: 'whole', sizes: { small, middle, full } };
}

/** The picture upright, in sRGB, as 4 bytes a pixel, at most `longest` px on its long side. */
export async function readUpright(bytes: Buffer, longest: number) {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new ImageEngineError(tooLarge ? 'too_large' : 'unreadable', { cause: error });
  }
}

async function shrink(picture: Sharp, side: number): Promise<Raster> {
  const { data, info } = await picture
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

/** Whether the picture is already cut out: enough of it is transparent, and enough of it is opaque. */
export function hasMeaningfulAlpha(rgba: Uint8Array | Uint8ClampedArray): boolean {
  let clear = 0;
  let solid = 0;
  for (let i = 3; i < rgba.length; i += 4) {
    const alpha = rgba[i] ?? 255;
    if (alpha < 32) clear++;
    else if (alpha > 200) solid++;
  }
  const pixels = rgba.length / 4;
  return clear > pixels * 0.02 && solid > pixels * 0.004;
}
