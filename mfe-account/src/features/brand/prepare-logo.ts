import { ApiError, decodeHeic, type FailureCode } from '@andromeda/platform';
import { MAX_CHOSEN_PIXELS, MAX_UPLOAD_BYTES } from 'bff/contract/browser';

/** The server keeps half of it, without the transparent border around it. */
const LONGEST_SIDE = 2048;

/**
 * What is sent of a chosen logo: the file itself, or where it is too large, or in a format of phones that the server does not read, a
 * PNG made of it. Rejects with an `ApiError` where there is none; what is wrong with any other file the server says.
 */
export async function prepareLogo(file: File): Promise<File> {
  const foreign = await isForeign(file);
  if (!foreign && file.size <= MAX_UPLOAD_BYTES) return file;
  const picture = await decode(file);
  const made = picture && (await draw(picture));
  if (made && made.size <= MAX_UPLOAD_BYTES) return new File([made], 'logo.png', { type: made.type });
  throw refusal(foreign ? 'image_heic' : 'image_not_reduced');
}

const refusal = (code: FailureCode) => new ApiError({ code, status: 422 });

/** HEIC and AVIF, whatever they are called. */
async function isForeign(file: File): Promise<boolean> {
  const opening = new Uint8Array(await file.slice(4, 8).arrayBuffer());
  return String.fromCharCode(...opening) === 'ftyp';
}

/** A browser reads what it can by itself; for HEIC most need a decoder, which is loaded only then. */
async function decode(file: File): Promise<ImageBitmap | null> {
  return (await createImageBitmap(file).catch(() => null)) ?? decodeHeic(file, MAX_CHOSEN_PIXELS);
}

async function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return pen && new Promise((settle) => canvas.toBlob(settle, 'image/png'));
}
