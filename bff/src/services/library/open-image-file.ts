import type { Buffer } from 'node:buffer';
import type { CopyWidth } from '../../../contract/browser/display-copies.ts';
import type { ChannelId } from '../../../contract/channels.ts';
import { DomainError } from '../../domain-error.ts';
import type { SignedAddress } from '../../images/image-addresses.ts';
import { type ChannelDeps, openChannelCopy } from '../channels/channel-copy.ts';
import type { Services } from '../services.ts';

/** A picture to send, or the address that serves it. `secondsLeft` is how long a browser may keep it. */
export type ImageFile =
  | { kind: 'bytes'; bytes: Buffer; mimeType: PictureType; secondsLeft: number }
  | { kind: 'elsewhere'; url: string; secondsLeft: number };

type PictureType = 'image/png' | 'image/webp' | 'image/jpeg';

/**
 * The picture behind an address that this service signed, or its copy of the given width. Rejects with `forbidden` for an expired or forged
 * address and `not_found` once the picture is deleted.
 */
export async function openImageFile(
  deps: Pick<Services, 'addresses' | 'library'> & ChannelDeps,
  { width, channel, ...address }: SignedAddress & { width: CopyWidth; channel?: ChannelId | undefined },
): Promise<ImageFile> {
  const secondsLeft = deps.addresses.secondsLeft(address.expires);
  if (secondsLeft === 0 || !deps.addresses.isGenuine(address)) throw new DomainError('forbidden');
  if (address.variant === 'photo' || address.variant === 'photo_thumbnail')
    return openPhoto(deps, { ...address, variant: address.variant }, width, secondsLeft);
  const path = await deps.library.pathOf(address.imageId);
  if (!path) throw new DomainError('not_found');
  if (address.variant === 'thumbnail') {
    const bytes = await deps.displayCopies.of(address.imageId, width, () => deps.pictures.get(path));
    return sendable(bytes, 'image/webp', secondsLeft);
  }
  if (address.variant === 'channel') {
    const image = channel && (await deps.library.findSigned(address.imageId));
    const copy = image && (await openChannelCopy(deps, { image, channel }));
    return sendable(copy?.jpeg ?? null, 'image/jpeg', secondsLeft);
  }
  const url = await deps.pictures.signedUrl(path, secondsLeft);
  if (url) return { kind: 'elsewhere', url, secondsLeft };
  return sendable(await deps.pictures.get(path), 'image/png', secondsLeft);
}

/** The photo that lies beside a cut-out, or its copy of the given width. */
async function openPhoto(
  { library, displayCopies, pictures }: Parameters<typeof openImageFile>[0],
  { imageId, variant }: { imageId: string; variant: 'photo' | 'photo_thumbnail' },
  width: CopyWidth,
  secondsLeft: number,
): Promise<ImageFile> {
  const photo = (await library.findSigned(imageId))?.cutOut?.photo;
  if (!photo) throw new DomainError('not_found');
  if (variant === 'photo') return sendable(await pictures.get(photo), 'image/jpeg', secondsLeft);
  const copy = await displayCopies.ofPhoto(imageId, width, () => pictures.get(photo));
  return sendable(copy, 'image/webp', secondsLeft);
}

function sendable(bytes: Buffer | null, mimeType: PictureType, secondsLeft: number): ImageFile {
  if (!bytes) throw new DomainError('not_found');
  return { kind: 'bytes', bytes, mimeType, secondsLeft };
}
