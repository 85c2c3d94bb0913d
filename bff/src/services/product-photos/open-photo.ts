import { extname } from 'node:path';
import type { CopyWidth } from '../../../contract/browser/display-copies.ts';
import type { PhotoAddress } from '../../addresses/photo-addresses.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageFile } from '../library/open-image-file.ts';
import type { Services } from '../services.ts';

const KINDS = { '.png': 'image/png', '.webp': 'image/webp' } as const;

/**
 * The photo behind an address that this service signed, or its copy of the given width. Rejects with `forbidden` for an expired or
 * forged address and `not_found` once the photo is deleted.
 */
export async function openPhoto(
  {
    photoAddresses,
    productPhotos,
    pictures,
    displayCopies,
  }: Pick<Services, 'photoAddresses' | 'productPhotos' | 'pictures' | 'displayCopies'>,
  { width, ...address }: PhotoAddress & { width: CopyWidth },
): Promise<ImageFile> {
  const secondsLeft = photoAddresses.secondsLeft(address.expires);
  if (secondsLeft === 0 || !photoAddresses.isGenuine(address)) throw new DomainError('forbidden');
  const path = await productPhotos.pathOf(address.photoId);
  if (!path) throw new DomainError('not_found');
  const isCopy = address.variant === 'thumbnail';
  const url = isCopy ? null : await pictures.signedUrl(path, secondsLeft);
  if (url) return { kind: 'elsewhere', url, secondsLeft };
  const bytes = isCopy
    ? await displayCopies.of(address.photoId, width, () => pictures.get(path))
    : await pictures.get(path);
  if (!bytes) throw new DomainError('not_found');
  const mimeType = isCopy ? 'image/webp' : (KINDS[extname(path) as keyof typeof KINDS] ?? 'image/jpeg');
  return { kind: 'bytes', bytes, mimeType, secondsLeft };
}
