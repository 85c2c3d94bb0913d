import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { CopyWidth } from '../../contract/browser/display-copies.ts';

/** A picture to look at: a WEBP, at most `width` pixels wide, as transparent as the picture. */
export function makeDisplayCopy(picture: Buffer, width: CopyWidth): Promise<Buffer> {
  return sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
