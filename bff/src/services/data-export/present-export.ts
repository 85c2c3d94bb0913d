import type { DataExport } from '../../../contract/data-export.ts';
import type { DataExport as ExportRecord } from '../../ports/data-exports.ts';
import type { Services } from '../services.ts';
import { PAUSE_SECONDS } from './export-limits.ts';

/** A copy as its user sees it, with addresses that are valid for one to two hours. */
export function presentExport(
  { archiveAddresses, clock }: Pick<Services, 'archiveAddresses' | 'clock'>,
  record: ExportRecord | null,
): DataExport {
  if (!record)
    return { status: 'none', nextAt: null, expiresAt: null, progress: null, complete: true, archives: [] };
  const { id, requestedAt, archives, complete } = record;
  const status = statusOf(record, clock.now());
  const ready = status === 'ready';
  return {
    status,
    expiresAt: ready ? record.expiresAt : null,
    nextAt: ready ? new Date(Date.parse(requestedAt) + PAUSE_SECONDS * 1000).toISOString() : null,
    progress: status === 'preparing' ? { files: record.filesWritten, of: record.filesTotal } : null,
    complete,
    archives: ready
      ? archives.map(({ bytes }, index) => ({ bytes, url: archiveAddresses.sign(id, index + 1) }))
      : [],
  };
}

/** The files of an expired copy are deleted a little later. */
const statusOf = ({ status, expiresAt }: ExportRecord, now: Date) =>
  status === 'ready' && expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status;
