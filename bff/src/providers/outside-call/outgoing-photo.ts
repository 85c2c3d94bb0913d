import sharp from 'sharp';
import type { SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';

/** A photo as it leaves the house. */
export interface OutgoingPhoto extends SourceImage {
  width: number;
  height: number;
}

const MOST_PIXELS = 64_000_000;

/**
 * The photo upright, at most `longestSide` on its long side, and without metadata: where a seller took it is nobody's
 * business. JPEG, or PNG where parts are clear. Rejects with `ProviderError` where it cannot be read.
 */
export async function outgoingPhoto(image: SourceImage, longestSide: number): Promise<OutgoingPhoto> {
  const upright = sharp(image.bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  try {
    const { hasAlpha } = await upright.metadata();
    const clear = hasAlpha && !(await upright.clone().stats()).isOpaque;
    const encoded = clear
      ? upright.png({ compressionLevel: 6 })
      : upright.removeAlpha().jpeg({ quality: 94, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      mimeType: clear ? 'image/png' : 'image/jpeg',
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    throw new ProviderError('refused', 'não foi possível ler a imagem', { trouble: 'bad_request', cause });
  }
}
