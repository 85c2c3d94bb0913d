import { EXPORT_DAYS } from '../../../contract/browser/limits.ts';
import type { ClaimedExport } from '../../ports/data-exports.ts';
import type { Services } from '../services.ts';
import { LEASE_SECONDS, MOST_ATTEMPTS, RETRY_SECONDS } from './export-limits.ts';
import { type ArchiveDeps, LostExport, writeArchive } from './write-archive.ts';

type Deps = ArchiveDeps & Pick<Services, 'mails' | 'logger'>;

const DAY_MS = 24 * 3600 * 1000;

/**
 * Works on users' copies until none waits: writes one archive at a time, and removes the files of what expired or could not be
 * made. Any number of nodes may run it. One that is aborted gives its copy back; one that is killed loses it by the lease.
 */
export async function workOnExports(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const job = await deps.dataExports.claim(deps.clock.now(), LEASE_SECONDS, MOST_ATTEMPTS);
    if (!job) return;
    try {
      await (job.task === 'write' ? writeNext(deps, job, signal) : removeFiles(deps, job));
    } catch (err) {
      if (err instanceof LostExport) {
        await forgetLost(deps, job);
        continue;
      }
      const retryAt = new Date(deps.clock.now().getTime() + (signal.aborted ? 0 : RETRY_SECONDS * 1000));
      await deps.dataExports.release(job.claim, retryAt, !signal.aborted);
      if (!signal.aborted)
        deps.logger.error({ err, userId: job.userId }, 'a copy of data was not written; it is tried again');
    }
  }
}

async function writeNext(deps: Deps, job: ClaimedExport, signal: AbortSignal): Promise<void> {
  // Files that an earlier copy, or an earlier attempt, left behind.
  if (job.archives.length === 0) await deps.exportFiles.removeAll(job.userId);
  const { done, ...written } = await writeArchive(deps, job, signal);
  const full = job.archives.length + 1 >= deps.exportLimits.mostArchives;
  const now = deps.clock.now();
  const expiresAt = done || full ? new Date(now.getTime() + EXPORT_DAYS * DAY_MS) : null;
  const kept = await deps.dataExports.finishArchive(job.claim, now, {
    ...written,
    expiresAt,
    complete: done || !full,
  });
  if (!kept) throw new LostExport();
  if (!expiresAt) return;
  deps.logger.info({ userId: job.userId }, 'a copy of data is ready');
  await deps.mails.send?.({ to: job.email, ...deps.mails.exportReady() });
}

async function removeFiles(deps: Deps, { userId, claim }: ClaimedExport): Promise<void> {
  await deps.exportFiles.removeAll(userId);
  await deps.dataExports.finishRemoval(claim, deps.clock.now(), MOST_ATTEMPTS);
}

/** The account was deleted meanwhile, and its files were removed before the last one was written. */
async function forgetLost({ dataExports, exportFiles }: Deps, { userId }: ClaimedExport): Promise<void> {
  if (!(await dataExports.read(userId))) await exportFiles.removeAll(userId);
}
