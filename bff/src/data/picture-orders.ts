import { z } from 'zod';
import { SourceType } from '../../contract/provenance.ts';
import type { LeasedOrder, PictureOrders } from '../ports/picture-orders.ts';
import { expectedSeconds, type QueuePlace } from '../ports/queue-place.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { GenerationRow } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

/** A message of the rest that waited this long comes before small ones. */
const PATIENCE_SECONDS = 30;
/** An order that ended this many workers is given up. */
const MOST_LEASES = 5;

const Settled = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), generation: GenerationRow }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

const Photos = z.array(z.enum(['image/jpeg', 'image/png', 'image/webp']));

const Leased = z.discriminatedUnion('ended', [
  z.object({
    ended: z.literal(false),
    request: z.object({
      name: z.string().nullable(),
      doubtful: z.boolean(),
      madeOf: SourceType.nullable().default(null),
      // An order of the release before says nothing of it.
      madeFrom: z.uuid().nullable().default(null),
      product: z.uuid().optional(),
      productPhoto: z.uuid().optional(),
    }),
    photos: Photos,
    generation: GenerationRow,
  }),
  z.object({ ended: z.literal(true) }),
]);

const Place = z.object({
  id: z.uuid(),
  place: z.int(),
  before: z.number().nullable(),
  own: z.number().nullable(),
});

const Places = z
  .object({ running: z.int(), places: z.array(Place) })
  .transform(
    ({ running, places }): ReadonlyMap<string, QueuePlace> =>
      new Map(
        places.map(({ id, place, before, own }) => [
          id,
          { place, expectedSeconds: expectedSeconds({ before, own, atOnce: running }) },
        ]),
      ),
  );

const Left = z.array(
  z
    .object({ user_id: z.uuid(), idempotency_key: z.string() })
    .transform((row) => ({ userId: row.user_id, idempotencyKey: row.idempotency_key })),
);

const Failures = z.array(z.object({ failure: z.record(z.string(), z.string()).nullable() }));

/** The queue over pgmq and the database's own functions (`bff/supabase/migrations`), which hold the rules. */
export function createPictureOrders({ asService }: SupabaseClients, mostLeases = MOST_LEASES): PictureOrders {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  const settle = async (name: string, parameters: object) => {
    const answer = await call(name, Settled, parameters);
    if (!answer.ok) throw new StoreError('rejected', `${name}: ${answer.code}`);
    return answer.generation;
  };
  return {
    place: (generationId, claim, { small, request, photos, batch }) =>
      call(batch ? 'place_batch_order' : 'place_picture_order', GenerationRow.nullable(), {
        p_generation_id: generationId,
        p_claim: claim.id,
        p_lease_seconds: claim.leaseSeconds,
        p_small: small,
        p_request: request,
        p_photos: photos,
        ...(batch && { p_batch: batch }),
      }),
    lease: (terms) =>
      leaseOpen(() => call('lease_picture_order', Leased.nullable(), leaseParameters(terms, mostLeases))),
    renew: (generationId, workerId, leaseSeconds) =>
      call('renew_picture_order', z.boolean(), {
        p_generation_id: generationId,
        p_worker: workerId,
        p_lease_seconds: leaseSeconds,
      }),
    finish: ({ generationId, picture, usage, demonstration }) =>
      settle('finish_picture_order', {
        p_generation_id: generationId,
        p_picture: picture && { ...picture, dominantColor: picture.dominantColor.toLowerCase() },
        p_usage: usage,
        p_demonstration: demonstration,
      }),
    fail: (generationId, workerId, { code, details }) =>
      settle('fail_picture_order', {
        p_generation_id: generationId,
        p_worker: workerId,
        p_error_code: code,
        p_failure: details ?? {},
      }),
    putBack: (generationId, workerId) =>
      settle('return_picture_order', { p_generation_id: generationId, p_worker: workerId }),
    putBackAll: () => call('return_leased_picture_orders', z.int(), {}),
    placesOf: (generationIds) =>
      call('read_picture_order_places', Places, { p_generation_ids: generationIds }),
    ...tidying(asService, call),
  };
}

function tidying(
  asService: SupabaseClients['asService'],
  call: <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    parameters: object,
  ) => Promise<z.output<Schema>>,
): Pick<
  PictureOrders,
  | 'failureDetails'
  | 'failLate'
  | 'countOfBatches'
  | 'stopBatch'
  | 'releaseUnqueued'
  | 'leftPhotos'
  | 'photosRemoved'
  | 'forgetEnded'
> {
  return {
    async failureDetails(generationId) {
      const query = asService.from('picture_orders').select('failure').eq('generation_id', generationId);
      const [row] = await read('picture_orders', Failures, query);
      return row?.failure ?? {};
    },
    failLate: (longestWaitSeconds, ofBatches) =>
      call('fail_late_orders', z.int(), {
        p_longest_wait_seconds: longestWaitSeconds,
        p_of_batches: ofBatches,
      }),
    countOfBatches: (userId) => call('count_batch_orders', z.int(), { p_user_id: userId }),
    stopBatch: (userId, batch) =>
      call('stop_batch_orders', z.array(GenerationRow), { p_user_id: userId, p_batch: batch }),
    releaseUnqueued: () => call('release_unqueued_generations', z.int(), {}),
    leftPhotos: (endedSeconds) => call('list_left_order_photos', Left, { p_ended_seconds: endedSeconds }),
    async photosRemoved({ userId, idempotencyKey }) {
      const parameters = { p_user_id: userId, p_idempotency_key: idempotencyKey };
      await call('note_order_photos_removed', z.unknown(), parameters);
    },
    async forgetEnded(endedSeconds) {
      await call('forget_picture_orders', z.unknown(), { p_ended_seconds: endedSeconds });
    },
  };
}

function leaseParameters(
  { workerId, leaseSeconds, workSeconds }: Parameters<PictureOrders['lease']>[0],
  mostLeases: number,
) {
  return {
    p_worker: workerId,
    p_lease_seconds: leaseSeconds,
    p_work_seconds: workSeconds,
    p_patience_seconds: PATIENCE_SECONDS,
    p_most_leases: mostLeases,
  };
}

/** Passes over the orders that ended while they waited. */
async function leaseOpen(lease: () => Promise<z.output<typeof Leased> | null>): Promise<LeasedOrder | null> {
  for (;;) {
    const leased = await lease();
    if (!leased) return null;
    if (leased.ended) continue;
    const { generation, request, photos } = leased;
    return { generation, request, photos };
  }
}
