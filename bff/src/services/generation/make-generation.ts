import type { Generation } from '../../../contract/generations.ts';
import type { User } from '../../ports/user.ts';
import { placedGeneration } from '../orders/place-order.ts';
import { answerPaidRequest } from '../paid-request/answer-paid-request.ts';
import type { Services } from '../services.ts';
import { paidGeneration } from './paid-generation.ts';
import { prepareRequest } from './prepare-request.ts';
import type { GenerationRequest } from './validated-request.ts';

/**
 * Makes one picture for one credit. The request is read and validated first, then a credit is reserved, and whatever happens later is
 * either a picture or the credit back. The same key with the same content answers the same generation and charges nothing
 * more. Rejects with `DomainError`.
 */
export function makeGeneration(deps: Services, user: User, request: GenerationRequest): Promise<Generation> {
  const { intake, orders, observer } = deps;
  const prepare = async (idempotencyKey: string) => {
    const { validated, order, durable } = await prepareRequest(deps, user, request, idempotencyKey);
    if (!orders || !durable) return paidGeneration(deps, user, idempotencyKey, validated);
    return placedGeneration({ ...deps, orders }, user, idempotencyKey, validated, order);
  };
  return observer.watch({ kind: 'paid_request', operation: request.operation }, () =>
    intake.open(user.userId, () =>
      answerPaidRequest(deps, request.idempotencyKey, deps.openWork.generations, prepare, (place) =>
        intake.inTurn(user.userId, place),
      ),
    ),
  );
}
