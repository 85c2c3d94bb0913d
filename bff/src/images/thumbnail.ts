import type { Buffer } from 'node:buffer';
import sharp from 'sharp';

const EDGE = 640;

/** A picture for lists: a WEBP, at most 640 px wide and high. */
export function makeThumbnail(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
