import { z } from 'zod';
import { MOST_ERROR_USERS, type RemoteErrorRepository, type StoredError } from '../ports/remote-errors.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const count = z.coerce.number();
const Row = z
  .object({
    remote: z.string(),
    version: z.string(),
    message: z.string(),
    place: z.string(),
    times: count,
    anonymous_times: count,
    users: count,
    first_seen: Instant,
    last_seen: Instant,
  })
  .transform(
    ({ anonymous_times, first_seen, last_seen, users, ...row }): StoredError => ({
      ...row,
      anonymousTimes: anonymous_times,
      users: Math.min(users, MOST_ERROR_USERS),
      firstSeen: first_seen,
      lastSeen: last_seen,
    }),
  );
const Share = z.object({ version: z.string(), users: count, affected: count });

export function createRemoteErrorRepository({ asService }: SupabaseClients): RemoteErrorRepository {
  return {
    async add(counts, now) {
      const parameters = { p_errors: counts, p_now: now.toISOString() };
      await read('count_remote_errors', z.unknown(), asService.rpc('count_remote_errors', parameters));
    },
    since: (time) =>
      read(
        'read_remote_errors',
        z.array(Row),
        asService.rpc('read_remote_errors', { p_since: time.toISOString() }),
      ),
    shares: (remote, time) =>
      read(
        'read_error_shares',
        z.array(Share),
        asService.rpc('read_error_shares', { p_remote: remote, p_since: time.toISOString() }),
      ),
    async forget(before) {
      const parameters = { p_before: before.toISOString() };
      await read('forget_remote_errors', z.unknown(), asService.rpc('forget_remote_errors', parameters));
    },
  };
}
