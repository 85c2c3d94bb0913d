import { preparePhoto } from '../../photos/prepare-photo.ts';
import { reducePhoto } from '../../photos/reduce-photo.ts';
import { refusal } from '../../photos/refuse-photo.ts';
import type { BatchItem } from './batch.ts';

/** Twice the width of a card. */
const THUMBNAIL_SIDE = 480;
const THUMBNAIL_BYTES = 400_000;

/** What a chosen photo becomes in a batch. Rejects with the `ApiError` that names why it is not taken. */
export async function itemOf(file: File): Promise<BatchItem> {
  const photo = await preparePhoto(file);
  // A phone or a messenger may give a photo no type; a document stays what it says it is.
  if (file.type !== '' && !file.type.startsWith('image/')) throw refusal('image_unsupported');
  const smaller = {
    alpha: photo.type !== 'image/jpeg',
    longestSide: THUMBNAIL_SIDE,
    mostBytes: THUMBNAIL_BYTES,
  };
  return {
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    photo,
    thumbnail: (await reducePhoto(photo, smaller).catch(() => null)) ?? photo,
    state: 'waiting',
    key: null,
    madeWith: null,
    picture: null,
    problem: null,
  };
}
