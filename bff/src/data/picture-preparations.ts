import { z } from 'zod';
import type { PicturePreparations } from '../ports/picture-preparations.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

/** Writes as the service. */
export function createPicturePreparations({
  asService,
}: Pick<SupabaseClients, 'asService'>): PicturePreparations {
  return {
    note({ userId }, { act, way, pictures }) {
      const copies = pictures.flatMap(({ imageId, copies }) =>
        copies.map(({ ruleDate, file, ...copy }) => ({
          ...{ ...copy, image_id: imageId, rule_date: ruleDate, format: file && 'jpeg' },
          ...{ width: file?.width, height: file?.height, bytes: file?.bytes },
        })),
      );
      const parameters = { p_user_id: userId, p_act: act, p_way: way, p_copies: copies };
      return read('note_preparations', z.boolean(), asService.rpc('note_preparations', parameters));
    },
  };
}
