import type { Buffer } from 'node:buffer';
import type { CopyWidth } from '../../../contract/browser/display-copies.ts';
import { DomainError } from '../../domain-error.ts';
import type { SignedAddress } from '../../images/image-addresses.ts';
import type { Services } from '../services.ts';

/** A picture to send, or the address that serves it. `secondsLeft` is how long a browser may keep it. */
export type ImageFile =
  | { kind: 'bytes'; bytes: Buffer; mimeType: 'image/png' | 'image/webp'; secondsLeft: number }
  | { kind: 'elsewhere'; url: string; secondsLeft: number };

/**
 * The picture behind an address that this service signed, or its copy of the given width. Rejects with `forbidden` for an expired or forged
 * address and `not_found` once the picture is deleted.
 */
export async function openImageFile(
  deps: Pick<Services, 'addresses' | 'library' | 'pictures' | 'displayCopies'>,
  { width, ...address }: SignedAddress & { width: CopyWidth },
): Promise<ImageFile> {
  const secondsLeft = deps.addresses.secondsLeft(address.expires);
  if (secondsLeft === 0 || !deps.addresses.isGenuine(address)) throw new DomainError('forbidden');
  const path = await deps.library.pathOf(address.imageId);
  if (!path) throw new DomainError('not_found');
  if (address.variant === 'thumbnail') {
    const bytes = await deps.displayCopies.of(address.imageId, width, () => deps.pictures.get(path));
    return sendable(bytes, 'image/webp', secondsLeft);
  }
  const url = await deps.pictures.signedUrl(path, secondsLeft);
  if (url) return { kind: 'elsewhere', url, secondsLeft };
  return sendable(await deps.pictures.get(path), 'image/png', secondsLeft);
}

function sendable(
  bytes: Buffer | null,
  mimeType: 'image/png' | 'image/webp',
  secondsLeft: number,
): ImageFile {
  if (!bytes) throw new DomainError('not_found');
  return { kind: 'bytes', bytes, mimeType, secondsLeft };
}
