import type { Buffer } from 'node:buffer';
import sharp from 'sharp';

/** The long side of a cut-out: a larger photo would not be used. */
const LONGEST_SIDE = 2048;

/** The photo as it is stored beside its cut-out, as a JPEG; `null` where it was already cut out when it came. */
export async function photoOfCutOut(bytes: Buffer): Promise<Buffer | null> {
  const photo = sharp(bytes);
  const { hasAlpha } = await photo.metadata();
  if (hasAlpha && !(await photo.stats()).isOpaque) return null;
  return photo
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
