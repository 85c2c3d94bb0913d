import { z } from 'zod';
import type { ImageVersions } from '../ports/image-versions.ts';
import { read } from './answers.ts';
import { ImageRow } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const refusal = z.object({ ok: z.literal(false), code: z.string() });
const Added = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), added: z.boolean(), image: ImageRow }),
  refusal,
]);
const Removed = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), image: ImageRow, removed: ImageRow }),
  refusal,
]);

const Claimed = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), generationId: z.uuid() }),
  z.object({ ok: z.literal(false), code: z.enum(['not_found', 'retry_used', 'retry_under_way']) }),
]);

/** The versions over the database's own functions (`bff/supabase/migrations`). */
export function createImageVersions({ asService }: SupabaseClients): ImageVersions {
  return {
    async add({ userId, imageId, key, picture, keep }) {
      const parameters = {
        p_user_id: userId,
        p_image_id: imageId,
        p_key: key,
        p_picture: { ...picture, dominantColor: picture.dominantColor.toLowerCase() },
        p_keep: keep,
      };
      const answer = await read('add_image_version', Added, asService.rpc('add_image_version', parameters));
      return answer.ok ? { image: answer.image, added: answer.added } : null;
    },
    async claimRetry(userId, imageId, leaseSeconds) {
      const parameters = { p_user_id: userId, p_image_id: imageId, p_lease_seconds: leaseSeconds };
      const claim = asService.rpc('claim_cut_out_retry', parameters);
      const answer = await read('claim_cut_out_retry', Claimed, claim);
      return answer.ok ? { outcome: 'claimed', generationId: answer.generationId } : { outcome: answer.code };
    },
    async endRetry(generationId, made) {
      const parameters = { p_generation_id: generationId, p_made: made };
      await read('end_cut_out_retry', z.unknown(), asService.rpc('end_cut_out_retry', parameters));
    },
    async show(userId, imageId) {
      const parameters = { p_user_id: userId, p_image_id: imageId };
      return read('show_image_version', ImageRow.nullable(), asService.rpc('show_image_version', parameters));
    },
    async removeNewest(userId, imageId) {
      const parameters = { p_user_id: userId, p_image_id: imageId };
      const answer = await read(
        'remove_image_version',
        Removed,
        asService.rpc('remove_image_version', parameters),
      );
      return answer.ok ? { image: answer.image, removed: answer.removed } : null;
    },
  };
}
