import { MAX_OPEN_BATCH_ORDERS } from '../../../contract/browser/limits.ts';
import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { User } from '../../ports/user.ts';
import { LONGEST_BATCH_WAIT_MS } from '../generation/fair-queue.ts';
import { LEASE_SECONDS, paidGeneration } from '../generation/paid-generation.ts';
import { prepareRequest } from '../generation/prepare-request.ts';
import { presentGeneration } from '../generation/present-generation.ts';
import type { GenerationRequest } from '../generation/validated-request.ts';
import { placedGeneration } from '../orders/place-order.ts';
import { placeRequest } from '../paid-request/place-request.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import type { Services } from '../services.ts';
import { MOST_HELD_BYTES } from './held-orders.ts';
import { makeHeldOrder } from './make-held-order.ts';

/** How long a credit stays reserved for an order of a batch: its wait, and the work on it. */
const HELD_SECONDS = LONGEST_BATCH_WAIT_MS / 1000 + LEASE_SECONDS;

/** The batch that a photo is one of. A page of the release before says only its name. */
export interface BatchPlace {
  batch: string;
  /** The photo's own name in it, and how many there are to be. */
  photo?: string | undefined;
  photos?: number | undefined;
}

/**
 * Places one photo of a batch as an order and answers at once; its picture is made when its turn comes, whoever is there. It is
 * validated and paid for as `makeGeneration` does. The same key answers the same order as it stands. Rejects with `DomainError`: with
 * `too_many_orders` while the user, or this process, has as many as it takes.
 */
export function placeInBatch(
  deps: Services,
  user: User,
  request: GenerationRequest,
  place: BatchPlace,
): Promise<Generation> {
  const { openWork, intake, observer, addresses } = deps;
  const { idempotencyKey, operation } = request;
  if (!idempotencyKey) throw new DomainError('idempotency_key_missing');
  return observer.watch({ kind: 'paid_request', operation }, () =>
    openWork.run(async () => {
      await requireRoom(deps);
      const record = await intake.inTurn(user.userId, async () => {
        await requirePlace(deps, user, request, idempotencyKey);
        return placeOne(deps, user, request, { idempotencyKey, batch: place.batch });
      });
      await noteOrder(deps, user, place, record);
      if (record.status === 'failed') throw await failureOf(deps, record);
      return presentGeneration(addresses, record);
    }),
  );
}

async function placeOne(
  deps: Services,
  user: User,
  request: GenerationRequest,
  { idempotencyKey, batch }: { idempotencyKey: string; batch: string },
): Promise<GenerationRecord> {
  const { orders, ledger, openWork } = deps;
  const { validated, order, durable } = await prepareRequest(deps, user, request, idempotencyKey);
  if (orders && durable) {
    const placed = { ...order, batch };
    const terms = { leaseSeconds: HELD_SECONDS };
    const paid = placedGeneration({ ...deps, orders }, user, idempotencyKey, validated, placed, terms);
    return (await placeRequest(deps, paid)).record;
  }
  const paid = paidGeneration(deps, user, idempotencyKey, validated);
  const hold = ({ id }: GenerationRecord) => ledger.holdReservation(id, HELD_SECONDS);
  const { record, mine } = await placeRequest(deps, { ...paid, begin: hold });
  if (openWork.closing.aborted) {
    // Nobody would make it here, and its key is good for the next process.
    await paid.release(record, 'generation_interrupted');
    throw new DomainError('shutting_down');
  }
  const bytes = order.photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  if (mine && !openWork.generations.find(record.id))
    makeHeldOrder(deps, user, record, validated, { batch, bytes });
  return record;
}

/** Refuses what there is no room for, but for an order that is there already. */
async function requirePlace(
  { orders, heldOrders, generationLog }: Services,
  user: User,
  { images }: GenerationRequest,
  idempotencyKey: string,
): Promise<void> {
  const held = heldOrders.countOf(user.userId);
  const open = held + (orders ? await orders.countOfBatches(user.userId) : 0);
  const bytes = heldOrders.bytes() + images.reduce((sum, { size }) => sum + size, 0);
  const isFull =
    open >= MAX_OPEN_BATCH_ORDERS || (!orders && heldOrders.bytes() > 0 && bytes > MOST_HELD_BYTES);
  if (!isFull || (await generationLog.findByKey(user, idempotencyKey))) return;
  throw new DomainError('too_many_orders', { limit: String(open) });
}

async function failureOf({ orders }: Services, { id, errorCode }: GenerationRecord): Promise<DomainError> {
  const details = (await orders?.failureDetails(id).catch(() => ({}))) ?? {};
  return new DomainError(errorCode ?? 'generation_failed', details);
}

/** For the notice of the batch's end. Without it the pictures are made all the same. */
async function noteOrder(
  { webPush, batchNotices, logger }: Services,
  { userId }: User,
  { batch, photo, photos }: BatchPlace,
  { id: generationId }: GenerationRecord,
): Promise<void> {
  if (!webPush || !photo || !photos) return;
  await batchNotices.notePhoto(userId, { batch, photo, photos, generationId }).catch((err: unknown) => {
    logger.warn({ err, generationId }, 'an order was not noted for the notice of its batch');
  });
}
