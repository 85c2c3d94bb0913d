import { z } from 'zod';
import { BackgroundStyle, type SavedStyle } from '../../contract/saved-styles.ts';
import type { SavedStyleRepository } from '../ports/saved-style-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const row = { id: z.uuid(), name: z.string(), created_at: Instant, updated_at: Instant };

const presented = <Style>({
  created_at: createdAt,
  updated_at: updatedAt,
  ...rest
}: {
  id: string;
  name: string;
  style: Style;
  created_at: string;
  updated_at: string;
}) => ({
  ...rest,
  createdAt,
  updatedAt,
});

const SavedRow = z.object({ ...row, style: BackgroundStyle }).transform(presented);

/** The options of tools change over the years: what is no longer read is left out. */
const Rows = z
  .array(z.object({ ...row, style: BackgroundStyle.nullable().catch(null) }))
  .transform((rows): SavedStyle[] =>
    rows.flatMap(({ style, ...rest }) => (style ? [presented({ ...rest, style })] : [])),
  );

const Answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), row: SavedRow }),
  z.object({ outcome: z.literal('name_taken') }),
  z.object({ outcome: z.literal('full') }),
]);

/** Reads in the user's name, and writes as the service. */
export function createSavedStyleRepository({ asAnyone, asService }: SupabaseClients): SavedStyleRepository {
  return {
    list(user) {
      const query = asAnyone
        .from('saved_styles')
        .select()
        .eq('user_id', user.userId)
        .order('created_at', { ascending: false })
        .order('id');
      return read('saved_styles', Rows, inNameOf(user, query));
    },
    async save({ userId }, id, { name, style }) {
      const parameters = { p_user_id: userId, p_id: id, p_name: name, p_style: style };
      const answer = await read('save_style', Answer, asService.rpc('save_style', parameters));
      return answer.outcome === 'saved' ? answer.row : answer.outcome;
    },
    async remove({ userId }, id) {
      const query = asService.from('saved_styles').delete().match({ user_id: userId, id });
      await read('saved_styles', z.null(), query);
    },
  };
}
