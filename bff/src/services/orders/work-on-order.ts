import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { LeasedOrder, PictureOrders } from '../../ports/picture-orders.ts';
import { isUnavailable } from '../../ports/store-error.ts';
import { generationWork, type Made, outcomeOf } from '../generation/paid-generation.ts';
import { presentGeneration } from '../generation/present-generation.ts';
import { carryOut } from '../paid-request/answer-paid-request.ts';
import type { BegunRequest } from '../paid-request/paid-request.ts';
import type { Services } from '../services.ts';
import { readPhotos, removePhotos } from './order-photos.ts';
import { restoreRequest } from './order-request.ts';

type Deps = Services & { orders: PictureOrders };

/** A lease survives the loss of two renewals. */
const RENEWALS_A_LEASE = 3;

export interface Lease {
  workerId: string;
  leaseSeconds: number;
}

/**
 * Makes the picture of a leased order, renewing the lease meanwhile. Ends with the picture in the library and its charge
 * final, or with the credit given back; an order whose worker stops goes back to the queue. A lease that another worker
 * took over, or an order that its user cancelled, ends the work.
 */
export async function workOnOrder(
  deps: Deps,
  order: LeasedOrder,
  lease: Lease,
  stop: AbortSignal,
): Promise<void> {
  const { generation } = order;
  const hand = new AbortController();
  const ended = new AbortController();
  const { request, last } = orderWork(deps, order, lease.workerId, stop);
  void keepLease(deps, generation.id, lease, ended.signal).then((lost) => lost && hand.abort());
  const answer = carryOut(deps, request, generation, { stop, cancelled: hand.signal });
  deps.openWork.generations.add(generation.id, answer, () => hand.abort());
  try {
    await answer;
  } finally {
    ended.abort();
    if (last()?.status === 'completed' || last()?.status === 'failed') await removePhotos(deps, generation);
  }
}

/** A begun generation whose ends go through the queue. `last` is its record as it was seen last. */
function orderWork(deps: Deps, order: LeasedOrder, workerId: string, stop: AbortSignal) {
  const { orders, imageProcessor } = deps;
  const { generation } = order;
  let record: GenerationRecord | undefined;
  let failure: DomainError | undefined;
  let made: ReturnType<typeof generationWork> | undefined;
  const request: BegunRequest<GenerationRecord, Made, Generation> = {
    work: async (placed, signal) => {
      const photos = await readPhotos(deps, generation, order.photos);
      made = generationWork(deps, await restoreRequest(order, photos, imageProcessor));
      return made.work(placed, signal);
    },
    commit: async ({ id }, work) => {
      // Only an answer of this process could show it.
      if (!work.saved && !deps.openWork.generations.isAwaited(id))
        throw new DomainError('service_unavailable');
      record = await orders.finish(outcomeOf(id, work));
      // Another worker, which took the order over, was faster: its picture is in the library.
      if (work.saved && record.image?.path !== work.saved.path) await made?.discard?.(work);
      return record;
    },
    release: async ({ id }, code) => {
      const stopped = code === 'generation_interrupted' && stop.aborted;
      const details = failure?.details;
      record = stopped
        ? await orders.putBack(id, workerId)
        : await orders.fail(id, workerId, { code, details });
      return record;
    },
    present: (completed, work) =>
      made ? made.present(completed, work) : presentGeneration(deps.addresses, completed),
    failureOf: (cause) => (failure = made ? made.failureOf(cause) : failureBefore(cause)),
    discard: async (work) => made?.discard?.(work),
  };
  return { request, last: () => record };
}

/** Its photos could not be read. */
const failureBefore = (cause: unknown) =>
  cause instanceof DomainError
    ? cause
    : new DomainError(isUnavailable(cause) ? 'service_unavailable' : 'internal_error', undefined, { cause });

/** Renews a lease until `ended`; resolves with true when it is lost. A database that does not answer loses nothing yet. */
async function keepLease(
  { orders, clock, logger }: Deps,
  generationId: string,
  { workerId, leaseSeconds }: Lease,
  ended: AbortSignal,
): Promise<boolean> {
  for (;;) {
    await clock.sleep((leaseSeconds * 1000) / RENEWALS_A_LEASE, ended).catch(() => undefined);
    if (ended.aborted) return false;
    const kept = await orders.renew(generationId, workerId, leaseSeconds).catch((err: unknown) => {
      logger.warn({ err, generationId }, 'the lease of an order was not renewed');
      return true;
    });
    if (!kept && !ended.aborted) return true;
  }
}
