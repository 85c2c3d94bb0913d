import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { OrderEvents } from '../../ports/order-events.ts';

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

function announce(events: Pick<OrderEvents, 'publish'>, record: GenerationRecord): void {
  const { userId, idempotencyKey: key, status, step } = record;
  if (status === 'processing') events.publish(userId, { key, status: 'working', step });
  if (status === 'completed') events.publish(userId, { key, status: 'finished' });
  if (status === 'failed') events.publish(userId, { key, status: 'failed' });
}
