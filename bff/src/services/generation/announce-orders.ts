import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { OrderEvents } from '../../ports/order-events.ts';
import type { PictureOrders } from '../../ports/picture-orders.ts';

/** Tells the pages of a user when work on a picture begins and ends, once the ledger has written it down. */
export function announceOrders(events: Pick<OrderEvents, 'publish'>, ledger: CreditLedger): CreditLedger {
  return {
    ...ledger,
    async beginGeneration(generationId, claim) {
      const begun = await ledger.beginGeneration(generationId, claim);
      if (begun) announce(events, begun);
      return begun;
    },
    async commitGeneration(outcome) {
      const ended = await ledger.commitGeneration(outcome);
      announce(events, ended);
      return ended;
    },
    async releaseGeneration(generationId, errorCode) {
      const ended = await ledger.releaseGeneration(generationId, errorCode);
      announce(events, ended);
      return ended;
    },
  };
}

/** The same for orders that wait in the durable queue: work on one begins when a worker takes it. */
export function announceWork(events: Pick<OrderEvents, 'publish'>, orders: PictureOrders): PictureOrders {
  return {
    ...orders,
    async lease(terms) {
      const leased = await orders.lease(terms);
      if (leased) announce(events, leased.generation);
      return leased;
    },
    async finish(outcome) {
      const ended = await orders.finish(outcome);
      announce(events, ended);
      return ended;
    },
    async fail(generationId, workerId, failure) {
      const ended = await orders.fail(generationId, workerId, failure);
      announce(events, ended);
      return ended;
    },
    async stopBatch(userId, batch) {
      const stopped = await orders.stopBatch(userId, batch);
      for (const ended of stopped) announce(events, ended);
      return stopped;
    },
  };
}

function announce(events: Pick<OrderEvents, 'publish'>, record: GenerationRecord): void {
  const { userId, idempotencyKey: key, status, step } = record;
  if (status === 'processing') events.publish(userId, { key, status: 'working', step });
  if (status === 'completed') events.publish(userId, { key, status: 'finished' });
  if (status === 'failed') events.publish(userId, { key, status: 'failed' });
}
