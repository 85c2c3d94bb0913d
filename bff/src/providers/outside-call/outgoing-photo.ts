import { isPlain } from '../../images/plain-picture.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';

/** A photo as it is sent to a service. */
export interface OutgoingPhoto extends SourceImage {
  width: number;
  height: number;
}

const MOST_PIXELS = 64_000_000;

/**
 * The photo upright, at most `longestSide` on its long side, and without metadata: where a seller took it is nobody's
 * business. Unchanged where it is so already; else JPEG, or PNG where parts are transparent. Rejects with `ProviderError`
 * where it cannot be read.
 */
export async function outgoingPhoto(image: SourceImage, longestSide: number): Promise<OutgoingPhoto> {
  const { default: sharp } = await import('sharp');
  const photo = sharp(image.bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
  try {
    const metadata = await photo.metadata();
    const { width, height, hasAlpha } = metadata;
    if (isPlain(metadata) && Math.max(width, height) <= longestSide) return { ...image, width, height };
    const clear = hasAlpha && !(await photo.stats()).isOpaque;
    const reduced = photo
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = clear
      ? reduced.png({ compressionLevel: 6 })
      : reduced.removeAlpha().jpeg({ quality: 94, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const mimeType = clear ? 'image/png' : 'image/jpeg';
    return { bytes: data, mimeType, width: info.width, height: info.height };
  } catch (cause) {
    throw new ProviderError('refused', 'não foi possível ler a imagem', { trouble: 'bad_request', cause });
  }
}
