import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import { ImageEngineError } from '../../image-engine-error.ts';
import type { CutOut } from '../raster.ts';
import { REPAIR_SIDE } from './begin-repair.ts';
import type { Size } from './stroke.ts';

/** A mask (1 where the product is) at the size that repairs are thought on. */
export interface SmallMask extends Size {
  mask: Uint8Array<ArrayBuffer>;
}

/** What a repair is thought on: the reduced photo (3 bytes a pixel) and the mask at its size. */
export interface RepairPictures extends SmallMask {
  rgb: Uint8Array<ArrayBuffer>;
}

const MOST_PIXELS = 64_000_000;

/** Reduces a photo and its cut-out or mask. Of a picture with alpha the alpha counts, else how light it is. */
export async function readRepair(photo: Buffer, cutOut: Buffer): Promise<RepairPictures> {
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(REPAIR_SIDE, REPAIR_SIDE, { fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height };
    return { rgb: new Uint8Array(data), mask: await readMask(cutOut, size), ...size };
  } catch (cause) {
    throw new ImageEngineError('unreadable', { cause });
  }
}

async function readMask(cutOut: Buffer, { width, height }: Size): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(cutOut, { limitInputPixels: MOST_PIXELS });
  const { hasAlpha } = await picture.metadata();
  const plane = hasAlpha ? picture.extractChannel('alpha') : picture.toColourspace('b-w').extractChannel(0);
  return maskOf(plane, { width, height });
}

async function maskOf(plane: Sharp, { width, height }: Size): Promise<Uint8Array<ArrayBuffer>> {
  const values = await plane.resize(width, height, { fit: 'fill' }).raw({ depth: 'uchar' }).toBuffer();
  return Uint8Array.from(values, (value) => (value > 127 ? 1 : 0));
}

/** The mask of a cut-out in full size. */
export async function reduceCutOut({ rgba, width, height }: CutOut): Promise<SmallMask> {
  const scale = Math.min(1, REPAIR_SIDE / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const alpha = sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } }).extractChannel(3);
  return { mask: await maskOf(alpha, size), ...size };
}

/** Both as PNG, for a browser: it decodes the very same pixels. */
export async function encodeRepair({ rgb, mask, width, height }: RepairPictures) {
  const photo = sharp(Buffer.from(rgb.buffer), { raw: { width, height, channels: 3 } });
  return { photo: await photo.png().toBuffer(), mask: await encodeMask(mask, { width, height }) };
}

/** A mask as PNG, white where it is 1. */
export function encodeMask(mask: Uint8Array<ArrayBuffer>, { width, height }: Size): Promise<Buffer> {
  const raw = { width, height, channels: 1 as const };
  return sharp(Buffer.from(mask.map((value) => value * 255).buffer), { raw })
    .png()
    .toBuffer();
}
