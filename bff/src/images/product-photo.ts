import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { SourceImage } from '../ports/image-model.ts';

/** A validated upload as a product keeps it: a JPEG, or as it is where anything of it is transparent. */
export async function makeProductPhoto(
  bytes: Buffer,
): Promise<{ photo: SourceImage; width: number; height: number }> {
  const picture = sharp(bytes);
  const { format, hasAlpha, width, height } = await picture.metadata();
  if (format === 'jpeg') return { photo: { bytes, mimeType: 'image/jpeg' }, width, height };
  if (hasAlpha && !(await picture.stats()).isOpaque)
    return { photo: { bytes, mimeType: format === 'png' ? 'image/png' : 'image/webp' }, width, height };
  const jpeg = await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  return { photo: { bytes: jpeg, mimeType: 'image/jpeg' }, width, height };
}
