import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { LONGEST_LOGO_SIDE } from '../../contract/browser/brand/index.ts';
import { DomainError } from '../domain-error.ts';

/**
 * A logo as it is kept: a PNG of at most 1024 px, without the transparent border around it, which would hold it off its
 * corner. Rejects with `image_unreadable` where nothing of it is to be seen.
 */
export async function makeShopLogo(bytes: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const picture = sharp(bytes).toColourspace('srgb').ensureAlpha();
  const { isOpaque, channels } = await picture.clone().stats();
  if (channels[3]?.max === 0) throw new DomainError('image_unreadable');
  const bare = isOpaque ? picture : sharp(await picture.png().toBuffer()).trim(TRANSPARENT);
  const { data: png, info } = await sharp(await bare.png().toBuffer())
    .resize(LONGEST_LOGO_SIDE, LONGEST_LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}

const TRANSPARENT = { background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 };
