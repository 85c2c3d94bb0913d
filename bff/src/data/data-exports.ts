import { z } from 'zod';
import type { ClaimedExport, DataExport, DataExports, FoundArchive } from '../ports/data-exports.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Archive = z.object({ claim: z.uuid(), bytes: z.int(), chunks: z.int(), files: z.int() });

const ExportRow = z
  .object({
    id: z.uuid(),
    status: z.enum(['preparing', 'ready', 'expired', 'failed']),
    requested_at: Instant,
    expires_at: Instant.nullable(),
    archives: z.array(Archive),
    files_written: z.int(),
    files_total: z.int(),
    complete: z.boolean(),
  })
  .transform(
    (row): DataExport => ({
      id: row.id,
      status: row.status,
      requestedAt: row.requested_at,
      expiresAt: row.expires_at,
      archives: row.archives,
      filesWritten: row.files_written,
      filesTotal: row.files_total,
      complete: row.complete,
    }),
  );

const ClaimRow = z
  .object({
    task: z.enum(['write', 'remove']),
    claim: z.uuid(),
    user_id: z.uuid(),
    email: z.string(),
    requested_at: Instant,
    archives: z.array(Archive),
    written_until: z.string(),
  })
  .transform(
    ({ user_id, requested_at, written_until, ...row }): ClaimedExport => ({
      ...row,
      userId: user_id,
      requestedAt: requested_at,
      writtenUntil: written_until,
    }),
  );

const ReadyRows = z.array(
  z.object({ user_id: z.uuid(), requested_at: Instant, expires_at: Instant, archives: z.array(Archive) }),
);

/** The repository of copies over the database's functions; nothing else changes them. */
export function createDataExports({ asService }: SupabaseClients): DataExports {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  return {
    read: (userId) => call('read_data_export', ExportRow.nullable(), { p_user: userId }),
    request: (userId, now, pauseSeconds) =>
      call('request_data_export', ExportRow, {
        p_user: userId,
        p_now: now.toISOString(),
        p_pause_seconds: pauseSeconds,
      }),
    claim: (now, leaseSeconds, mostAttempts) =>
      call('claim_data_export', ClaimRow.nullable(), {
        p_now: now.toISOString(),
        p_lease_seconds: leaseSeconds,
        p_most_attempts: mostAttempts,
      }),
    renew: (claim, until, filesWritten) =>
      call('renew_data_export', z.boolean(), {
        p_claim: claim,
        p_until: until.toISOString(),
        p_files: filesWritten,
      }),
    finishArchive: (claim, now, { archive, writtenUntil, expiresAt, complete }) =>
      call('finish_export_archive', z.boolean(), {
        p_claim: claim,
        p_archive: archive,
        p_until: writtenUntil,
        p_now: now.toISOString(),
        p_expires: expiresAt?.toISOString() ?? null,
        p_complete: complete,
      }),
    async release(claim, retryAt, counts) {
      const parameters = { p_claim: claim, p_retry: retryAt.toISOString(), p_counts: counts };
      await call('release_data_export', z.boolean(), parameters);
    },
    async finishRemoval(claim, now, mostAttempts) {
      const parameters = { p_claim: claim, p_now: now.toISOString(), p_most_attempts: mostAttempts };
      await call('finish_export_removal', z.boolean(), parameters);
    },
    async findArchive(id, number): Promise<FoundArchive | null> {
      const columns = 'user_id, requested_at, expires_at, archives';
      const query = asService.from('data_exports').select(columns).eq('id', id).eq('status', 'ready');
      const [row] = await read('data_exports', ReadyRows, query);
      const archive = row?.archives[number - 1];
      if (!row || !archive) return null;
      const { user_id: userId, requested_at: requestedAt, expires_at: expiresAt } = row;
      return { userId, archive, requestedAt, expiresAt, of: row.archives.length };
    },
  };
}
