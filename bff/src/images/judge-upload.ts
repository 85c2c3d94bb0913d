import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { MAX_UPLOAD_BYTES } from '../../contract/generations.ts';
import { DomainError } from '../domain-error.ts';
import type { SourceImage } from '../ports/image-model.ts';

/** Larger pictures would cost a decoder hundreds of megabytes; phones of today stay below. */
const MAX_PIXELS = 50_000_000;

const accepted = new Map<string, SourceImage['mimeType']>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
]);

/**
 * Judges an upload by its bytes alone, whatever its name or declared type. Rejects with `image_too_large`,
 * `image_unsupported` or, where the picture cannot be decoded to its end, `image_unreadable`.
 */
export async function judgeUpload(file: Blob): Promise<SourceImage> {
  if (file.size > MAX_UPLOAD_BYTES) throw new DomainError('image_too_large');
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mimeType = type && accepted.get(type.mime);
  if (!mimeType) throw new DomainError('image_unsupported');
  await decodeOnce(bytes, mimeType);
  return { bytes, mimeType };
}

async function decodeOnce(bytes: Buffer, mimeType: SourceImage['mimeType']): Promise<void> {
  // `truncated` forgives the small faults of real cameras and refuses a picture whose end is missing.
  const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
  const { width, height, format } = await picture.metadata().catch(unreadable);
  if (`image/${format}` !== mimeType) throw new DomainError('image_unsupported');
  if (width * height > MAX_PIXELS) throw new DomainError('image_too_large');
  // A small result lets the decoder skip most of the arithmetic, but not the reading.
  await picture.resize(32, 32, { fit: 'fill' }).raw().toBuffer().catch(unreadable);
}

function unreadable(cause: unknown): never {
  throw new DomainError('image_unreadable', undefined, { cause });
}
