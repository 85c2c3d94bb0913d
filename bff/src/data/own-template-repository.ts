import { z } from 'zod';
import type { OwnTemplateRecord, OwnTemplateRepository } from '../ports/own-template-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const WITH_PREVIEW = 'id, name, prompt, created_at, updated_at, image:user_images(id, dominant_color)';

const Row = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prompt: z.string(),
    image: z.object({ id: z.uuid(), dominant_color: z.string().nullable() }).nullable(),
    created_at: Instant,
    updated_at: Instant,
  })
  .transform(
    ({ image, created_at, updated_at, ...row }): OwnTemplateRecord => ({
      ...row,
      preview: image && { imageId: image.id, dominantColor: image.dominant_color },
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  );

const Outcome = z.enum(['saved', 'name_taken', 'full']);

/** Reads in the user's name, and writes as the service. */
export function createOwnTemplateRepository({ asAnyone, asService }: SupabaseClients): OwnTemplateRepository {
  const own = (user: { userId: string }) =>
    asAnyone.from('own_templates').select(WITH_PREVIEW).eq('user_id', user.userId);
  return {
    list(user) {
      const query = own(user).order('created_at', { ascending: false }).order('id');
      return read('own_templates', z.array(Row), inNameOf(user, query));
    },
    async save(user, id, { name, prompt, imageId }) {
      const parameters = {
        ...{ p_user_id: user.userId, p_id: id },
        ...{ p_name: name, p_prompt: prompt, p_image_id: imageId },
      };
      const outcome = await read('save_template', Outcome, asService.rpc('save_template', parameters));
      if (outcome !== 'saved') return outcome;
      return read('own_templates', Row, inNameOf(user, own(user).eq('id', id).single()));
    },
    async remove({ userId }, id) {
      const query = asService.from('own_templates').delete().match({ user_id: userId, id });
      await read('own_templates', z.null(), query);
    },
  };
}
