import { z } from 'zod';
import type { HealthMinute } from '../../contract/remote-health.ts';
import type { HealthStep, HealthSum, RemoteHealthRepository } from '../ports/remote-health.ts';
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
const count = z.coerce.number();
const Sum = z
  .object({ ...counted, times: z.array(count), visitors: count })
  .transform(({ load_ms, max_ms, ...row }): HealthSum => ({ ...row, loadMs: load_ms, maxMs: max_ms }));
const Step = z
  .object({ ...counted, times: z.array(count), at: Instant })
  .omit({ load_ms: true })
  .transform(({ max_ms, ...row }): HealthStep => ({ ...row, maxMs: max_ms }));
const Minute = z.object({ ...counted, minute: Instant }).transform(
  ({ load_ms, max_ms, ...row }): HealthMinute => ({
    ...row,
    averageMs: row.loads > 0 ? load_ms / row.loads : null,
    maxMs: max_ms,
  }),
);

export function createRemoteHealthRepository({ asService }: SupabaseClients): RemoteHealthRepository {
  return {
    async add(counts, now) {
      const parameters = { p_counts: counts, p_now: now.toISOString() };
      await read('count_remote_events', z.unknown(), asService.rpc('count_remote_events', parameters));
    },
    since: (time) =>
      read(
        'read_version_health',
        z.array(Sum),
        asService.rpc('read_version_health', { p_since: time.toISOString() }),
      ),
    minutesSince: (time) =>
      read(
        'read_health_minutes',
        z.array(Minute),
        asService.rpc('read_health_minutes', { p_since: time.toISOString() }),
      ),
    curve: ({ since, stepMinutes, remote, version }) =>
      read(
        'read_health_curve',
        z.array(Step),
        asService.rpc('read_health_curve', {
          p_since: since.toISOString(),
          p_step_minutes: stepMinutes,
          p_remote: remote,
          p_version: version,
        }),
      ),
    async forget(before) {
      const parameters = { p_before: before.toISOString() };
      await read('forget_remote_health', z.unknown(), asService.rpc('forget_remote_health', parameters));
    },
  };
}
