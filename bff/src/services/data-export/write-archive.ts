import { Buffer } from 'node:buffer';
import { setImmediate as breathe } from 'node:timers/promises';
import { makeZip } from 'client-zip';
import type { ClaimedExport, FinishedArchive } from '../../ports/data-exports.ts';
import type { Services } from '../services.ts';
import { LEASE_SECONDS } from './export-limits.ts';
import { personalSources } from './personal-records.ts';
import { readMeText } from './read-me-text.ts';

export type ArchiveDeps = Pick<
  Services,
  | 'dataExports'
  | 'personalRecords'
  | 'exportFiles'
  | 'pictures'
  | 'storageRoom'
  | 'clock'
  | 'exportLimits'
  | 'privacyEmail'
>;

/** The copy belongs to another process now, or is gone. */
export class LostExport extends Error {
  override readonly name = 'LostExport';
}

interface Progress {
  bytes: number;
  files: number;
  writtenUntil: string;
  done: boolean;
}

type Entry = { name: string; lastModified: Date; input: Buffer | AsyncIterable<Buffer> };

/**
 * Writes the next ZIP file of a copy into the store, one piece in memory at a time. Rejects with `LostExport`, with what the
 * signal was aborted with, and with `StoreError`; what was stored by then is in nobody's way.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  job: ClaimedExport,
  signal: AbortSignal,
): Promise<Omit<FinishedArchive, 'expiresAt' | 'complete'> & { done: boolean }> {
  const progress: Progress = { bytes: 0, files: 0, writtenUntil: job.writtenUntil, done: false };
  const before = job.archives.reduce((sum, { files }) => sum + files, 0);
  const { chunkBytes } = deps.exportLimits;
  let chunks = 0;
  for await (const chunk of inChunks(makeZip(entriesOf(deps, job, progress)), chunkBytes, progress)) {
    signal.throwIfAborted();
    if (!(await deps.storageRoom.isLeft())) throw new Error('there is no room left for a copy');
    chunks += 1;
    await deps.exportFiles.put(job.userId, job.claim, chunks, chunk);
    const until = new Date(deps.clock.now().getTime() + LEASE_SECONDS * 1000);
    if (!(await deps.dataExports.renew(job.claim, until, before + progress.files))) throw new LostExport();
  }
  const { bytes, files, writtenUntil, done } = progress;
  const empty = files === 0 && job.archives.length > 0;
  return { archive: empty ? null : { claim: job.claim, bytes, chunks, files }, writtenUntil, done };
}

/** The content of this archive: the rows in the first one, then files until it is large enough. */
async function* entriesOf(deps: ArchiveDeps, job: ClaimedExport, progress: Progress): AsyncGenerator<Entry> {
  const lastModified = new Date(job.requestedAt);
  if (job.archives.length === 0) yield* rowsOf(deps, job, lastModified);
  for (;;) {
    const page = await deps.personalRecords.files(job.userId, progress.writtenUntil);
    if (page.length === 0) {
      progress.done = true;
      return;
    }
    for (const name of page) {
      if (progress.bytes >= deps.exportLimits.archiveBytes) return;
      const bytes = await fileOf(deps, job.userId, name);
      // A file that was deleted meanwhile is left out.
      if (bytes) yield { name, lastModified, input: inSlices(bytes) };
      progress.files += 1;
      progress.writtenUntil = name;
    }
  }
}

async function* rowsOf(deps: ArchiveDeps, job: ClaimedExport, lastModified: Date): AsyncGenerator<Entry> {
  const { personalRecords, privacyEmail } = deps;
  const [profile] = await personalRecords.rows(job.userId, 'user_profiles', '');
  const fullName = (profile?.row as { full_name?: string } | undefined)?.full_name ?? '';
  const text = readMeText({ fullName, email: job.email, askedAt: lastModified, privacyEmail });
  // Notepad recognises UTF-8 by these first bytes.
  yield { name: 'LEIA-ME.txt', lastModified, input: Buffer.from(`\uFEFF${text}`) };
  for (const { source, file } of personalSources)
    yield { name: file, lastModified, input: jsonOf(deps, job.userId, source) };
}

/** All rows of one source as a JSON list, a page in memory at a time. */
async function* jsonOf({ personalRecords }: ArchiveDeps, userId: string, source: string) {
  let after = '';
  let mark = '[';
  for (;;) {
    const page = await personalRecords.rows(userId, source, after);
    for (const { key, row } of page) {
      yield Buffer.from(`${mark}\n  ${JSON.stringify(row)}`);
      after = key;
      mark = ',';
    }
    if (page.length === 0) break;
  }
  yield Buffer.from(mark === '[' ? '[]\n' : '\n]\n');
}

function fileOf({ pictures, personalRecords }: ArchiveDeps, userId: string, name: string) {
  const [folder, file = ''] = name.split(/\/(.*)/);
  return folder === 'conversas'
    ? personalRecords.conversationPhoto(userId, file.replace(/\.jpg$/, ''))
    : pictures.get(`${userId}/${file}`);
}

const SLICE_BYTES = 128 * 1024;

/** The checksum of a whole picture in one go would block all other requests for about 10 ms. */
async function* inSlices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    yield bytes.subarray(start, start + SLICE_BYTES);
    await breathe();
  }
}

/** The stream in chunks of exactly this size, except the last. */
async function* inChunks(
  stream: AsyncIterable<Uint8Array>,
  size: number,
  progress: Progress,
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stream) {
    progress.bytes += part.length;
    held.push(part);
    bytes += part.length;
    while (bytes >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      held = [all.subarray(size)];
      bytes -= size;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}
