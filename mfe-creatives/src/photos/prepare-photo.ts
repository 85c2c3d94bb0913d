import { decodeHeic } from '@andromeda/platform';
import {
  MAX_CHOSEN_MEGAPIXELS,
  MAX_CHOSEN_PIXELS,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
} from 'bff/contract/browser';
import { createTurns } from './one-at-a-time.ts';
import { type PhotoHead, readPhotoHead } from './photo-head.ts';
import { reducePhoto } from './reduce-photo.ts';
import type { ReductionRequest } from './reduction-request.ts';
import { refusal } from './refuse-photo.ts';

/** No tool makes use of more. */
const LONGEST_SIDE = 2048;

const prepared = new WeakMap<File, Promise<File>>();
const heics = new WeakSet<File>();
const turns = createTurns();

/**
 * What is uploaded of a chosen photo: the photo itself, or where it is large, or in a format that the BFF does not
 * read, a smaller one, upright and without metadata. Asked at choosing, it works in the background; asked again at
 * the press of a button, it answers the same picture, and the photo asked for last has the next turn. Rejects with
 * an `ApiError` that names why the file is not taken.
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

/** What is uploaded of a HEIC photo, which most browsers cannot show; null for every other, and where it is refused. */
export async function convertedPhoto(file: File): Promise<File | null> {
  const photo = await preparePhoto(file).catch(() => null);
  return heics.has(file) ? photo : null;
}

async function prepare(file: File): Promise<File> {
  const head = await readPhotoHead(file);
  if (head.foreign === 'heic') heics.add(file);
  const pixels = head.width * head.height;
  if (pixels > MAX_CHOSEN_PIXELS)
    throw refusal('image_too_many_pixels', { megapixels: String(MAX_CHOSEN_MEGAPIXELS) });
  if (fits(file, head)) return file;
  const request = { alpha: head.alpha, longestSide: LONGEST_SIDE, mostBytes: MAX_UPLOAD_BYTES };
  const picture = await turns.take(file, () => reduce(file, head, request)).catch(() => null);
  if (picture) return new File([picture], renamed(file.name, picture.type), { type: picture.type });
  if (head.foreign) throw refusal(head.foreign === 'heic' ? 'image_heic' : 'image_unreadable');
  if (file.size > MAX_UPLOAD_BYTES || pixels > MAX_UPLOAD_PIXELS) throw refusal('image_not_reduced');
  return file;
}

/** A browser reads what it can by itself; for HEIC, most need a decoder, which is loaded only then. */
async function reduce(file: File, head: PhotoHead, request: ReductionRequest): Promise<Blob | null> {
  const picture = await reducePhoto(file, request);
  if (picture || head.foreign !== 'heic') return picture;
  const decoded = await decodeHeic(file, MAX_CHOSEN_PIXELS);
  return decoded && reducePhoto(decoded, request);
}

function fits(file: File, { width, height, foreign }: PhotoHead): boolean {
  // Sides that could not be read may be any.
  const known = width > 0 && height > 0;
  return !foreign && known && file.size <= MAX_UPLOAD_BYTES && Math.max(width, height) <= LONGEST_SIDE;
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, '')}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
}
