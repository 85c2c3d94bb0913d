import { z } from 'zod';
import { VitalName } from '../../contract/web-vitals.ts';
import type { UserVitalRepository } from '../ports/user-vitals.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const count = z.coerce.number();
const Share = z.object({ version: z.string(), name: VitalName, users: count, affected: count });

export function createUserVitalRepository({ asService }: SupabaseClients): UserVitalRepository {
  return {
    async add(counts) {
      await read('count_user_vitals', z.unknown(), asService.rpc('count_user_vitals', { p_counts: counts }));
    },
    shares: (remote, time) =>
      read(
        'read_slow_shares',
        z.array(Share),
        asService.rpc('read_slow_shares', { p_remote: remote, p_since: time.toISOString() }),
      ),
    async forget(before) {
      const parameters = { p_before: before.toISOString() };
      await read('forget_user_vitals', z.unknown(), asService.rpc('forget_user_vitals', parameters));
    },
  };
}
