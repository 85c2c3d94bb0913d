import { createHash } from 'node:crypto';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { LeftPhotos } from '../../ports/picture-orders.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'pictures' | 'clock'>;
type Kind = SourceImage['mimeType'];
type Owner = Pick<GenerationRecord, 'userId' | 'idempotencyKey'>;

/** The largest file that the private bucket takes. */
const LARGEST_BYTES = 52_428_800;
const KINDS: Readonly<Record<Kind, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A user may choose any words as a key; a digest of it is a safe name. */
const folderOf = ({ userId, idempotencyKey }: Owner) =>
  `${userId}/orders/${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}`;

const pathOf = (owner: Owner, index: number, kind: Kind) => `${folderOf(owner)}/${index}.${KINDS[kind]}`;

/** Whether every photo fits into the bucket. */
export const canBeStored = (photos: readonly SourceImage[]) =>
  photos.every(({ bytes }) => bytes.length <= LARGEST_BYTES);

/** Stores the photos of an order, so that any process can work on it. Rejects with `StoreError`. */
export async function storePhotos(
  { pictures, clock }: Deps,
  owner: Owner,
  photos: readonly SourceImage[],
): Promise<void> {
  for (const [index, { bytes, mimeType }] of photos.entries())
    await repeatWhileUnavailable(clock, () => pictures.put(pathOf(owner, index, mimeType), bytes));
}

/** Reads them again. Rejects with `StoreError`, or where one is missing. */
export async function readPhotos(
  { pictures, clock }: Deps,
  owner: Owner,
  kinds: readonly Kind[],
): Promise<SourceImage[]> {
  const photos: SourceImage[] = [];
  for (const [index, mimeType] of kinds.entries()) {
    const path = pathOf(owner, index, mimeType);
    const bytes = await repeatWhileUnavailable(clock, () => pictures.get(path));
    if (!bytes) throw new Error(`the photo ${path} of an order is missing`);
    photos.push({ bytes, mimeType });
  }
  return photos;
}

/** Removes the photos of an order that ended, and notes it; what fails here is left to `tidyOrders`. */
export async function removePhotos(
  { pictures, endedOrders, logger }: Pick<Services, 'pictures' | 'endedOrders' | 'logger'>,
  owner: LeftPhotos,
): Promise<void> {
  try {
    await pictures.removeAll(folderOf(owner));
    await endedOrders.photosRemoved(owner);
  } catch (err) {
    logger.warn({ err, userId: owner.userId }, 'the photos of an order were not removed yet');
  }
}
