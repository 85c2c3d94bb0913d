import type { Buffer } from 'node:buffer';
import type { ArchiveAddress } from '../../addresses/archive-addresses.ts';
import { DomainError } from '../../domain-error.ts';
import type { FoundArchive } from '../../ports/data-exports.ts';
import { StoreError } from '../../ports/store-error.ts';
import type { Services } from '../services.ts';

/** A part of an archive, from one byte to another, both included. */
export interface OpenArchive {
  fileName: string;
  /** Of the whole archive. */
  bytes: number;
  /** Identifies these bytes: an interrupted download continues only with the same archive. */
  tag: string;
  read(from: number, to: number): AsyncGenerator<Buffer>;
}

/**
 * The archive behind an address that this service signed. Rejects with `forbidden` for an expired or forged address and
 * `not_found` once the copy has expired or its account is gone.
 */
export async function openArchive(
  deps: Pick<Services, 'archiveAddresses' | 'dataExports' | 'exportFiles' | 'exportLimits' | 'clock'>,
  address: ArchiveAddress,
): Promise<OpenArchive> {
  if (!deps.archiveAddresses.isGood(address)) throw new DomainError('forbidden');
  const found = await deps.dataExports.findArchive(address.exportId, address.number);
  if (!found || Date.parse(found.expiresAt) <= deps.clock.now().getTime()) throw new DomainError('not_found');
  const { archive } = found;
  return {
    fileName: fileName(found, address.number),
    bytes: archive.bytes,
    tag: `"${archive.claim}"`,
    read: (from, to) => readChunks(deps, found, { from, to }),
  };
}

function fileName({ requestedAt, of }: FoundArchive, number: number): string {
  const part = of > 1 ? `-parte-${number}-de-${of}` : '';
  return `andromeda-meus-dados-${requestedAt.slice(0, 10)}${part}.zip`;
}

async function* readChunks(
  { exportFiles, exportLimits: { chunkBytes } }: Pick<Services, 'exportFiles' | 'exportLimits'>,
  { userId, archive }: FoundArchive,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Buffer> {
  for (let start = Math.floor(from / chunkBytes) * chunkBytes; start <= to; start += chunkBytes) {
    const chunk = await exportFiles.get(userId, archive.claim, start / chunkBytes + 1);
    if (!chunk) throw new StoreError('rejected', `a piece of the archive ${archive.claim} is missing`);
    yield chunk.subarray(Math.max(from - start, 0), to - start + 1);
  }
}
