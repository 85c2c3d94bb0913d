import { z } from 'zod';
import type { GenerationLog } from '../ports/generation-log.ts';
import { read } from './answers.ts';
import { GenerationRow } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const WITH_IMAGE = '*, image:user_images(*)';

export function createGenerationLog({ asAnyone, asService }: SupabaseClients): GenerationLog {
  const rows = (query: Parameters<typeof read>[2]) => read('generations', z.array(GenerationRow), query);
  return {
    async findByKey(user, idempotencyKey) {
      const [generation] = await rows(inNameOf(user, byKey(asAnyone, user.userId, idempotencyKey)));
      return generation ?? null;
    },
    async findByKeyOf(userId, idempotencyKey) {
      const [generation] = await rows(byKey(asService, userId, idempotencyKey));
      return generation ?? null;
    },
    findByKeys(user, idempotencyKeys) {
      const query = asAnyone
        .from('generations')
        .select(WITH_IMAGE)
        .eq('user_id', user.userId)
        .in('idempotency_key', [...idempotencyKeys]);
      return rows(inNameOf(user, query));
    },
    recent(user, limit) {
      const query = asAnyone
        .from('generations')
        .select(WITH_IMAGE)
        .eq('user_id', user.userId)
        .or('saved.is.false,image_id.not.is.null')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit);
      return rows(inNameOf(user, query));
    },
  };
}

const byKey = (client: SupabaseClients['asService'], userId: string, idempotencyKey: string) =>
  client.from('generations').select(WITH_IMAGE).eq('user_id', userId).eq('idempotency_key', idempotencyKey);
