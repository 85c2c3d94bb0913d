import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { PictureDescription } from '../ports/image-processor.ts';

/** Reads a picture's size and mean colour. Rejects when the bytes are not a complete picture. */
export async function describePicture(png: Buffer): Promise<PictureDescription> {
  const picture = sharp(png, { failOn: 'truncated' });
  const { width, height } = await picture.metadata();
  const mean = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, dominantColor: `#${mean.subarray(0, 3).toString('hex')}` };
}
