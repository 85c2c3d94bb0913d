import { z } from 'zod';
import type { BatchNotices } from '../ports/batch-notices.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Devices = z.array(z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }));

const Due = z.array(
  z.object({
    batch: z.uuid(),
    ready: z.int(),
    photos: z.int(),
    complete: z.boolean(),
    devices: Devices.nullable().transform((devices) => devices ?? []),
  }),
);

/** The repository over the database's functions, which let one process alone send each notice. */
export function createBatchNotices({ asService }: SupabaseClients): BatchNotices {
  const remove = (match: Record<string, string>) =>
    read('push_subscriptions', z.null(), asService.from('push_subscriptions').delete().match(match));
  return {
    async saveDevice({ userId, sessionId }, { endpoint, p256dh, auth }, most) {
      const user = { p_user_id: userId, p_session_id: sessionId };
      const device = { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth };
      const query = asService.rpc('save_push_subscription', { ...user, ...device, p_most: most });
      await read('save_push_subscription', z.unknown(), query);
    },
    async removeDevice(userId, endpoint) {
      await remove({ user_id: userId, endpoint });
    },
    async forgetDevice(endpoint) {
      await remove({ endpoint });
    },
    async notePhoto(userId, { batch, photos, photo, generationId }) {
      const order = { p_photos: photos, p_photo: photo, p_generation_id: generationId };
      const query = asService.rpc('note_batch_photo', { p_user_id: userId, p_batch: batch, ...order });
      await read('note_batch_photo', z.unknown(), query);
    },
    async noteStop(userId, batch) {
      const query = asService
        .from('batch_runs')
        .update({ stopped_at: new Date().toISOString() })
        .match({ user_id: userId, batch });
      await read('batch_runs', z.null(), query);
    },
    async wasStopped(userId, batch, since) {
      const query = asService
        .from('batch_runs')
        .select('batch')
        .match({ user_id: userId, batch })
        .gte('stopped_at', since.toISOString());
      return (await read('batch_runs', z.array(z.unknown()), query)).length > 0;
    },
    claimDue: ({ quietSeconds, pauseSeconds }) =>
      read(
        'claim_batch_notices',
        Due,
        asService.rpc('claim_batch_notices', {
          p_quiet_seconds: quietSeconds,
          p_pause_seconds: pauseSeconds,
        }),
      ),
  };
}
