import { MAX_UPLOAD_BYTES } from 'bff/contract/browser';
import { createTurns } from './one-at-a-time.ts';
import { type PhotoHead, readPhotoHead } from './photo-head.ts';
import { reducePhoto } from './reduce-photo.ts';
import { refusal } from './refuse-photo.ts';

/** The most pixels that the BFF reads. */
const MOST_PIXELS = 50_000_000;

/** No tool makes use of more. */
const LONGEST_SIDE = 2048;

/** The cameras of today end here (108 megapixels), and so does the memory of a phone. */
const MOST_DECODED_PIXELS = 110_000_000;

const prepared = new WeakMap<File, Promise<File>>();
const turns = createTurns();

/**
 * What is uploaded of a chosen photo: the photo itself, or where it is large a smaller one, upright and without
 * metadata. Asked at choosing, it works in the background; asked again at the press of a button, it answers
 * the same picture, and the photo asked for last has the next turn. Rejects with an `ApiError` that names why the
 * file is not taken.
 */
export function preparePhoto(file: File): Promise<File> {
  const known = prepared.get(file);
  if (known) {
    turns.advance(file);
    return known;
  }
  const preparation = prepare(file);
  // The screen that chose the photo shows the failure; a rejection that nobody awaits yet is no error.
  preparation.catch(() => undefined);
  prepared.set(file, preparation);
  return preparation;
}

async function prepare(file: File): Promise<File> {
  const head = await readPhotoHead(file);
  const pixels = head.width * head.height;
  if (pixels > MOST_DECODED_PIXELS) throw refusal('image_too_many_pixels');
  if (fits(file, head)) return file;
  const order = { file, alpha: head.alpha, longestSide: LONGEST_SIDE, mostBytes: MAX_UPLOAD_BYTES };
  const picture = await turns.take(file, () => reducePhoto(order)).catch(() => null);
  if (picture) return new File([picture], renamed(file.name, picture.type), { type: picture.type });
  if (file.size > MAX_UPLOAD_BYTES) throw refusal('image_too_large');
  if (pixels > MOST_PIXELS) throw refusal('image_too_many_pixels');
  return file;
}

function fits(file: File, { width, height }: PhotoHead): boolean {
  // Sides that could not be read may be any.
  const known = width > 0 && height > 0;
  return known && file.size <= MAX_UPLOAD_BYTES && Math.max(width, height) <= LONGEST_SIDE;
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, '')}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
}
