import type { Metadata, Sharp } from 'sharp';
import type { SourceImage } from '../ports/image-model.ts';

/** No provider uses more, and each charges for what it receives. */
const LONGEST_SIDE = 4096;

/**
 * Whether the picture can be passed on as it came: upright, still, 8 bits of RGB or grey, and saying nothing about
 * the place and the device it was taken with.
 */
export function isPlain(picture: Metadata): boolean {
  const { orientation = 1, pages = 1, exif, xmp, iptc, space, depth, width, height } = picture;
  const tellsOfItself = exif ?? xmp ?? iptc;
  return (
    orientation === 1 &&
    pages === 1 &&
    !tellsOfItself &&
    (space === 'srgb' || space === 'b-w') &&
    depth === 'uchar' &&
    Math.max(width, height) <= LONGEST_SIDE
  );
}

/** The same picture made plain, in its own format: upright, only its first frame, sRGB, without metadata. */
export function makePlain(picture: Sharp, mimeType: SourceImage['mimeType']): Promise<Buffer> {
  const plain = picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  switch (mimeType) {
    case 'image/jpeg':
      return plain.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'image/png':
      return plain.png().toBuffer();
    case 'image/webp':
      return plain.webp({ quality: 95 }).toBuffer();
  }
}
