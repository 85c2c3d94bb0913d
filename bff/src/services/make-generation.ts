import type { Generation } from '../../contract/generations.ts';
import { DomainError } from '../domain-error.ts';
import type { GenerationRecord } from '../ports/generation-log.ts';
import type { Person } from '../ports/person.ts';
import { LONGEST_ATTEMPTS_MS } from './generation/attempt-twice.ts';
import { awaitReplay } from './generation/await-replay.ts';
import { LONGEST_WAIT_MS } from './generation/fair-queue.ts';
import { finishGeneration } from './generation/finish-generation.ts';
import { judgeOrder } from './generation/judge-order.ts';
import type { GenerationRequest, JudgedOrder } from './generation/judged-order.ts';
import type { Services } from './services.ts';

/** Time to store and to commit, with repeats, once the picture is made. */
const SAVING_MS = 120_000;
/** The description of the photo comes before the picture, each with its attempts. */
const PRODUCTION_MS = 2 * LONGEST_ATTEMPTS_MS;
const LEASE_SECONDS = Math.ceil((LONGEST_WAIT_MS + PRODUCTION_MS + SAVING_MS) / 1000);

/**
 * Makes one picture for one credit. The order is judged first; then a credit is reserved, and whatever happens
 * later is either a picture or the credit back. The same key with the same content answers the same generation
 * and charges nothing more. Rejects with `DomainError`.
 */
export async function makeGeneration(
  deps: Services,
  person: Person,
  request: GenerationRequest,
): Promise<Generation> {
  const { idempotencyKey } = request;
  if (!idempotencyKey) throw new DomainError('idempotency_key_missing');
  return deps.openWork.run(async (signal) => {
    const order = await judgeOrder(request);
    const reservation = await deps.ledger.reserveCredit(orderToReserve(person, idempotencyKey, order));
    switch (reservation.outcome) {
      case 'reserved':
        return announced(
          deps,
          reservation.generation,
          finishGeneration(deps, reservation.generation, order, signal),
        );
      case 'replayed':
        return awaitReplay(deps, person, reservation.generation, signal);
      default:
        throw new DomainError(reservation.outcome);
    }
  });
}

function orderToReserve({ userId }: Person, idempotencyKey: string, order: JudgedOrder) {
  const { operation, prompt, options, fingerprint } = order;
  return { userId, idempotencyKey, fingerprint, operation, prompt, options, leaseSeconds: LEASE_SECONDS };
}

// Announced before anything else can run, so that a second click finds the first.
function announced(
  { openWork }: Pick<Services, 'openWork'>,
  { id }: GenerationRecord,
  outcome: Promise<Generation>,
): Promise<Generation> {
  openWork.announce(id, outcome);
  return outcome;
}
