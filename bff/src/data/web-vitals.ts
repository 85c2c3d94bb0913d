import { z } from 'zod';
import { VitalName } from '../../contract/web-vitals.ts';
import type { WebVitalRepository } from '../ports/web-vitals.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Count = z.object({
  remote: z.string(),
  version: z.string(),
  screen: z.string(),
  name: VitalName,
  times: z.array(z.coerce.number()),
});

export function createWebVitalRepository({ asService }: SupabaseClients): WebVitalRepository {
  return {
    async add(counts, day) {
      const parameters = { p_counts: counts, p_day: dayOf(day) };
      await read('count_web_vitals', z.unknown(), asService.rpc('count_web_vitals', parameters));
    },
    since: (time) =>
      read('read_web_vitals', z.array(Count), asService.rpc('read_web_vitals', { p_since: dayOf(time) })),
    async forget(before) {
      const parameters = { p_before: dayOf(before) };
      await read('forget_web_vitals', z.unknown(), asService.rpc('forget_web_vitals', parameters));
    },
  };
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
