import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MEGAPIXELS, MAX_UPLOAD_PIXELS } from '../../contract/browser/limits.ts';
import { DomainError } from '../domain-error.ts';
import type { SourceImage } from '../ports/image-model.ts';
import { isPlain, makePlain } from './plain-picture.ts';
import { uploadKind } from './upload-kind.ts';

/**
 * Validates an upload by its bytes alone, whatever its name or declared type, and answers a picture that any provider
 * understands: upright, still (the first frame of an animation), 8 bits of sRGB, without metadata. Rejects with
 * what `uploadKind` says, `image_too_large`, `image_too_many_pixels` or, where the picture cannot be decoded to
 * its end, `image_unreadable`.
 */
export async function validateUpload(bytes: Buffer): Promise<SourceImage> {
  const { mimeType, picture, metadata } = await readHeader(bytes);
  if (!isPlain(metadata)) return { bytes: await makePlain(picture, mimeType).catch(unreadable), mimeType };
  // A small result lets the decoder skip most of the arithmetic, but not the reading.
  await picture.resize(32, 32, { fit: 'fill' }).raw().toBuffer().catch(unreadable);
  return { bytes, mimeType };
}

/** How many pixels an upload unpacks to, by its header alone. Rejects as `validateUpload` does, except for a broken picture. */
export async function countPixels(file: Blob): Promise<number> {
  const { width, height } = (await readHeader(await readFile(file))).metadata;
  return width * height;
}

/** The bytes of an upload. Rejects with `image_too_large` before they are copied. */
export async function readFile(file: Blob): Promise<Buffer> {
  if (file.size > MAX_UPLOAD_BYTES) throw new DomainError('image_too_large');
  return Buffer.from(await file.arrayBuffer());
}

async function readHeader(bytes: Buffer) {
  const mimeType = await uploadKind(bytes);
  const { default: sharp } = await import('sharp');
  // `truncated` tolerates the small faults of real cameras and refuses a picture whose end is missing.
  const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
  const metadata = await picture.metadata().catch(unreadable);
  if (`image/${metadata.format}` !== mimeType) throw new DomainError('image_unsupported');
  // A few bytes can unpack into gigabytes, so pixels are counted before any is decoded.
  if (metadata.width * metadata.height > MAX_UPLOAD_PIXELS)
    throw new DomainError('image_too_many_pixels', { megapixels: String(MAX_UPLOAD_MEGAPIXELS) });
  return { mimeType, picture, metadata };
}

function unreadable(cause: unknown): never {
  throw new DomainError('image_unreadable', undefined, { cause });
}
