import { z } from 'zod';
import type { PlaceArrangement } from '../../contract/place-arrangements.ts';
import type { PlaceArrangementRepository } from '../ports/place-arrangements.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Row = z
  .object({
    place: z.string(),
    in_order: z.array(z.string()),
    switched_off: z.array(z.string()),
    revision: z.coerce.number(),
    set_by: z.string(),
    changed_at: Instant,
  })
  .transform(
    ({ place, in_order: order, switched_off: off, revision, set_by, changed_at }): PlaceArrangement => ({
      ...{ place, order, off, revision },
      setBy: set_by,
      changedAt: changed_at,
    }),
  );

const Outcome = z.object({ outcome: z.enum(['done', 'changed']), arrangement: Row.nullable() });

/** The arrangements of places over the database's function, which holds their rules. */
export function createPlaceArrangementRepository({ asService }: SupabaseClients): PlaceArrangementRepository {
  return {
    all: () =>
      read(
        'place_arrangements',
        z.array(Row),
        asService
          .from('place_arrangements')
          .select('place, in_order, switched_off, revision, set_by, changed_at')
          .order('place'),
      ),
    change: ({ place, revision, order, off, who }) =>
      read(
        'arrange_place',
        Outcome,
        asService.rpc('arrange_place', {
          p_place: place,
          p_revision: revision,
          p_order: [...order],
          p_off: [...off],
          p_who: who,
        }),
      ),
  };
}
