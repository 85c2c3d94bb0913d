import { randomUUID } from 'node:crypto';
import { DomainError } from '../../domain-error.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { User } from '../../ports/user.ts';
import { generationWork, LEASE_SECONDS, paidGeneration } from '../generation/paid-generation.ts';
import type { ValidatedRequest } from '../generation/validated-request.ts';
import { carryOut } from '../paid-request/answer-paid-request.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

/**
 * Makes the picture of a reserved order of a batch in this process, once its turn comes: only then it is begun. An order that the stop
 * of the process, or its end, meets before that leaves its key free (docs/decisions/028).
 */
export function makeHeldOrder(
  deps: Services,
  user: User,
  reserved: GenerationRecord,
  validated: ValidatedRequest,
  { batch, bytes }: { batch: string; bytes: number },
): void {
  const { openWork, heldOrders, logger } = deps;
  const { id, userId } = reserved;
  const left = new AbortController();
  const cancelled = new AbortController();
  const { request, isBegun } = heldRequest(deps, user, reserved, validated, left.signal);
  const answer = openWork.run((stop) =>
    carryOut(deps, request, reserved, { stop, cancelled: cancelled.signal }),
  );
  openWork.generations.add(id, answer, () => {
    left.abort(new DomainError('generation_cancelled'));
    cancelled.abort();
  });
  const giveUp = (reason: DomainError) => {
    if (isBegun()) return false;
    left.abort(reason);
    return true;
  };
  heldOrders.add({ userId, batch, bytes, giveUp, ended: answer });
  answer.catch((err: unknown) => logger.info({ err, generationId: id }, 'an order of a batch failed'));
}

function heldRequest(
  deps: Services,
  user: User,
  { id, idempotencyKey }: GenerationRecord,
  validated: ValidatedRequest,
  left: AbortSignal,
) {
  const { ledger, clock } = deps;
  const paid = paidGeneration(deps, user, idempotencyKey, validated);
  const claim = { id: randomUUID(), leaseSeconds: LEASE_SECONDS };
  let turn: 'waits' | 'begun' | 'lost' = 'waits';
  const begin = async () => {
    turn = 'begun';
    const begun = await repeatWhileUnavailable(clock, () => ledger.beginGeneration(id, claim));
    if (begun) return;
    turn = 'lost';
    throw new DomainError('generation_interrupted');
  };
  const request = {
    ...paid,
    ...generationWork(deps, validated, { left, begin }),
    // Cancelled, or begun by another process, which settles its credit.
    release: async (placed: GenerationRecord, code: Parameters<typeof paid.release>[1]) =>
      turn === 'lost' ? ((await paid.find(placed)) ?? placed) : paid.release(placed, code),
  };
  return { request, isBegun: () => turn !== 'waits' };
}
