import type { Buffer } from 'node:buffer';
import sharp from 'sharp';

/** Large enough for the models to see a product. */
const PHOTO_EDGE = 1024;
const THUMBNAIL_EDGE = 256;

/** A photo as a conversation keeps it: a JPG on white, which every model reads, and a small WEBP for the page. */
export async function makeChatPhoto(bytes: Buffer): Promise<{ photo: Buffer; thumbnail: Buffer }> {
  const small = (edge: number) =>
    sharp(bytes)
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' });
  const [photo, thumbnail] = await Promise.all([
    small(PHOTO_EDGE).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    small(THUMBNAIL_EDGE).webp({ quality: 72 }).toBuffer(),
  ]);
  return { photo, thumbnail };
}
