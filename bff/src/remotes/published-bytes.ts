import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { RemoteVersionRecord } from '../ports/remote-registry.ts';
import { sha384 } from './sha384.ts';

/** How a stored file is compressed, by the end of its name. */
export type Packing = '' | '.br' | '.gz';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Whether stored bytes are what was published, or unpack to it. */
export async function holds(
  stored: Uint8Array,
  packing: Packing,
  published: RemoteVersionRecord['files'][string],
): Promise<boolean> {
  // Without the limit a few bytes could unpack to gigabytes.
  const limit = { maxOutputLength: published.bytes + 1 };
  const bytes = packing === '' ? stored : await unpackers[packing](stored, limit).catch(() => null);
  return bytes !== null && sha384(bytes) === published.sha384;
}
