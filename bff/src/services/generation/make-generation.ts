import type { Generation } from '../../../contract/generations.ts';
import type { User } from '../../ports/user.ts';
import { answerPaidRequest } from '../paid-request/answer-paid-request.ts';
import type { Services } from '../services.ts';
import { inheritDoubt } from './inherit-doubt.ts';
import { namePicture } from './name-picture.ts';
import { paidGeneration } from './paid-generation.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { validateRequest } from './validate-request.ts';
import type { GenerationRequest } from './validated-request.ts';

/**
 * Makes one picture for one credit. The request is validated first; then a credit is reserved, and whatever happens
 * later is either a picture or the credit back. The same key with the same content answers the same generation
 * and charges nothing more. Rejects with `DomainError`.
 */
export function makeGeneration(deps: Services, user: User, request: GenerationRequest): Promise<Generation> {
  return answerPaidRequest(
    deps,
    request.idempotencyKey,
    deps.openWork.generations,
    async (idempotencyKey) => {
      const order = refuseUnknownProduct(deps, await validateRequest(request));
      const named = await namePicture(deps, user, request, order);
      return paidGeneration(deps, user, idempotencyKey, await inheritDoubt(deps, user, request, named));
    },
  );
}
