import type { Generation } from '../../../contract/generations.ts';
import type { Person } from '../../ports/person.ts';
import { answerPaidRequest } from '../paid-request/answer-paid-request.ts';
import type { Services } from '../services.ts';
import { judgeOrder } from './judge-order.ts';
import type { GenerationRequest } from './judged-order.ts';
import { paidGeneration } from './paid-generation.ts';

/**
 * Makes one picture for one credit. The request is validated first; then a credit is reserved, and whatever happens
 * later is either a picture or the credit back. The same key with the same content answers the same generation
 * and charges nothing more. Rejects with `DomainError`.
 */
export function makeGeneration(
  deps: Services,
  person: Person,
  request: GenerationRequest,
): Promise<Generation> {
  return answerPaidRequest(deps, request.idempotencyKey, deps.openWork.generations, async (idempotencyKey) =>
    paidGeneration(deps, person, idempotencyKey, await judgeOrder(request)),
  );
}
