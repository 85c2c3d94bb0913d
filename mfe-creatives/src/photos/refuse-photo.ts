import { ApiError, type FailureCode } from '@andromeda/platform';

/** Text files are recognised by how they begin. */
const OPENING_BYTES = 1024;

/** How the common formats begin that are not accepted. */
const known: readonly [format: string, beginning: RegExp][] = [
  ['GIF', /^GIF8/],
  ['BMP', /^BM.{4}\0{4}/s],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['PDF', /^%PDF/],
  ['PSD', /^8BPS/],
  ['SVG', /<svg[\s>]/i],
];
const notPictures = /^(.{4}ftyp|PK|\W*<)/s;

/** Why a file that is no photo of a known format is not taken, from its first bytes; the BFF says the same of them. */
export function refusePhoto(head: Uint8Array): ApiError {
  if (head.length === 0) return refusal('image_empty');
  const opening = String.fromCharCode(...head.subarray(0, OPENING_BYTES));
  const format = known.find(([, beginning]) => beginning.test(opening))?.[0];
  if (format) return refusal('image_format_refused', { format });
  return refusal(notPictures.test(opening) ? 'image_not_a_picture' : 'image_unsupported');
}

/** The BFF's refusal, shown before anything is sent. */
export function refusal(code: FailureCode, details?: Record<string, string>, cause?: unknown): ApiError {
  return new ApiError({ code, status: 422, ...(details && { details }) }, { cause });
}
