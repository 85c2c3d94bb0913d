import { originOf } from '../../photos/origins.ts';
import { preparePhoto } from '../../photos/prepare-photo.ts';
import { reducePhoto } from '../../photos/reduce-photo.ts';
import { refusal } from '../../photos/refuse-photo.ts';
import type { BatchItem } from './batch.ts';

/** Twice the width of a card. */
const THUMBNAIL_SIDE = 480;
const THUMBNAIL_BYTES = 400_000;

/** A second one is decoded while the first is written; more would only take memory. */
const AT_ONCE = 2;

/** A file as the batch takes it, or the `ApiError` that names why it does not. */
export type PreparedFile =
  | { file: File; item: BatchItem; reason?: undefined }
  | { file: File; item?: undefined; reason: unknown };

/** Prepares files, two at a time, and hands them over in the order in which they were chosen. */
export async function* prepareInOrder(files: readonly File[]): AsyncGenerator<PreparedFile> {
  const underWay: Promise<PreparedFile>[] = [];
  for (const file of files) {
    underWay.push(prepare(file));
    const first = underWay.length === AT_ONCE && underWay.shift();
    if (first) yield first;
  }
  yield* underWay;
}

const prepare = (file: File): Promise<PreparedFile> =>
  itemOf(file).then(
    (item) => ({ file, item }),
    (reason: unknown) => ({ file, reason }),
  );

async function itemOf(file: File): Promise<BatchItem> {
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
    product: originOf(file).product,
    productPhoto: originOf(file).productPhoto,
    thumbnail: (await reducePhoto(photo, smaller).catch(() => null)) ?? photo,
    state: 'waiting',
    key: null,
    madeWith: null,
    picture: null,
    problem: null,
  };
}
