import { z } from 'zod';
import type { RemoteHealthBook } from '../ports/remote-health.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const counted = {
  remote: z.string(),
  version: z.string(),
  loads: z.coerce.number(),
  failures: z.coerce.number(),
  load_ms: z.coerce.number(),
  max_ms: z.coerce.number(),
};
type Counted = z.infer<z.ZodObject<typeof counted>>;
const told = <Row extends Counted>({ load_ms, max_ms, ...row }: Row) => ({
  ...row,
  averageMs: row.loads > 0 ? load_ms / row.loads : null,
  maxMs: max_ms,
});
const Summary = z.object({
  versions: z.array(z.object({ ...counted, visitors: z.coerce.number() }).transform(told)),
  minutes: z.array(z.object({ ...counted, minute: Instant }).transform(told)),
});

export function createRemoteHealthBook({ asService }: SupabaseClients): RemoteHealthBook {
  return {
    async add(counts, now) {
      const parameters = { p_counts: counts, p_now: now.toISOString() };
      await read('count_remote_events', z.unknown(), asService.rpc('count_remote_events', parameters));
    },
    since: (time) =>
      read(
        'read_remote_health',
        Summary,
        asService.rpc('read_remote_health', { p_since: time.toISOString() }),
      ),
    async forget(before) {
      const parameters = { p_before: before.toISOString() };
      await read('forget_remote_health', z.unknown(), asService.rpc('forget_remote_health', parameters));
    },
  };
}
