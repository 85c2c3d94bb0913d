import { z } from 'zod';
import type { RemoteFlagRepository, StoredFlag } from '../ports/remote-flags.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Row = z
  .object({
    name: z.string(),
    remote: z.string(),
    percent: z.coerce.number(),
    visitors: z.array(z.string()),
    note: z.string(),
    revision: z.coerce.number(),
    set_by: z.string(),
    changed_at: Instant,
  })
  .transform(
    ({ set_by: setBy, changed_at: changedAt, ...row }): StoredFlag => ({ ...row, setBy, changedAt }),
  );

const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'changed']), flag: Row.nullable() }),
  z.object({ outcome: z.enum(['unknown', 'too_many']) }),
]);

/** The flags over the database's function, which holds their rules. */
export function createRemoteFlagRepository({ asService }: SupabaseClients): RemoteFlagRepository {
  return {
    all: () =>
      read(
        'remote_flags',
        z.array(Row),
        asService
          .from('remote_flags')
          .select('name, remote, percent, visitors, note, revision, set_by, changed_at')
          .order('name'),
      ),
    change: (change) =>
      read(
        'change_remote_flag',
        Outcome,
        asService.rpc('change_remote_flag', {
          p_remote: change.remote,
          p_name: change.name,
          p_revision: change.revision,
          p_percent: change.percent,
          p_note: change.note,
          p_add: [...change.addVisitors],
          p_remove: [...change.removeVisitors],
          p_gone: change.remove,
          p_who: change.who,
        }),
      ),
  };
}
