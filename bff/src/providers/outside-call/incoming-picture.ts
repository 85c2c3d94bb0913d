import type { Buffer } from 'node:buffer';
import type { Sharp } from 'sharp';
import { OutsideFailure } from './outside-failure.ts';

const accepted = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp']);
/** Pixels of the shorter side; no shop could show a smaller picture. */
const SHORTEST_SIDE = 32;
const UNREADABLE = { width: SHORTEST_SIDE, height: SHORTEST_SIDE };
const MOST_PIXELS = 50_000_000;
const LARGEST_PNG = 48 * 1024 * 1024;

/**
 * Validates the bytes that a service sent, whatever it calls them, and converts them to one form: PNG, sRGB, upright, without
 * metadata. `finish` may change the picture on its way. Throws `OutsideFailure`.
 */
export async function incomingPicture(
  bytes: Buffer,
  finish: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.has(type.mime))
    throw new OutsideFailure('malformed', `not a picture but ${type?.mime ?? startOf(bytes)}`);
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toColourspace('srgb');
  // Checked before `finish`, which may enlarge the picture.
  const { width = 0, height = 0 } = await picture.metadata().catch(() => UNREADABLE);
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw new OutsideFailure('malformed', `the picture has only ${width} x ${height} pixels`);
  const png = await finish(picture)
    .png({ compressionLevel: 6 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new OutsideFailure('malformed', 'the picture cannot be decoded to its end', {}, { cause });
    });
  // The bucket accepts 50 MB.
  if (png.length > LARGEST_PNG) throw new OutsideFailure('malformed', 'the picture is too large to be kept');
  return png;
}

/** The part of a textual answer, such as a proxy's page, that an operator may want to read. */
function startOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 80).toString('latin1');
  return /^[\s\x20-\x7e]+$/.test(start) ? start.trim() : `${bytes.length} unknown bytes`;
}
