import { DomainError } from '../domain-error.ts';
import type { SourceImage } from '../ports/image-model.ts';

const accepted = new Map<string, SourceImage['mimeType']>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
]);

/** The brands of Apple's phones, for a still photo or a series. */
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** Enough bytes to recognise a text by its beginning. */
const OPENING_BYTES = 1024;

/**
 * Tells the format of the bytes, whatever name or type they came with. Rejects with the reason where that is not JPG, PNG or
 * WEBP: `image_empty`, `image_heic`, `image_format_refused`, `image_not_a_picture`, `image_unsupported`.
 */
export async function uploadKind(bytes: Buffer): Promise<SourceImage['mimeType']> {
  if (bytes.length === 0) throw new DomainError('image_empty');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = type && accepted.get(type.mime);
  if (kind) return kind;
  throw refusal(type, bytes.toString('latin1', 0, OPENING_BYTES));
}

function refusal(type: { ext: string; mime: string } | undefined, opening: string): DomainError {
  if (/<svg[\s>]/i.test(opening)) return new DomainError('image_format_refused', { format: 'SVG' });
  if (!type) return new DomainError(/^\W*</.test(opening) ? 'image_not_a_picture' : 'image_unsupported');
  if (heic.has(type.mime)) return new DomainError('image_heic');
  if (!type.mime.startsWith('image/') && type.ext !== 'pdf') return new DomainError('image_not_a_picture');
  return new DomainError('image_format_refused', { format: type.ext.toUpperCase() });
}
