import type { Generation } from '../../../contract/generations.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { User } from '../../ports/user.ts';
import { canBeStored } from '../orders/order-photos.ts';
import { decided, isSmall, keepValidated } from '../orders/order-request.ts';
import { placedGeneration } from '../orders/place-order.ts';
import { answerPaidRequest } from '../paid-request/answer-paid-request.ts';
import type { Services } from '../services.ts';
import { inheritsDoubt } from './inherit-doubt.ts';
import { usedPicture } from './inherit-source.ts';
import { nameOfPicture } from './name-picture.ts';
import { paidGeneration } from './paid-generation.ts';
import { countRequestPixels } from './read-upload.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { requireCredit } from './require-credit.ts';
import { validateRequest } from './validate-request.ts';
import type { GenerationRequest } from './validated-request.ts';

/**
 * Makes one picture for one credit. Of each request the headers are read first, then the balance, then the pixels, in turn
 * with everybody's (docs/decisions/032); then a credit is reserved, and whatever happens later is either a picture or the
 * credit back. The same key with the same content answers the same generation and charges nothing more. Rejects with
 * `DomainError`.
 */
export function makeGeneration(deps: Services, user: User, request: GenerationRequest): Promise<Generation> {
  const { intake, imageProcessor, orders, observer } = deps;
  const prepare = async (idempotencyKey: string) => {
    const pixels = await countRequestPixels(request.images);
    await requireCredit(deps, user, idempotencyKey);
    const photos: SourceImage[] = [];
    const validated = await intake.decode(user.userId, pixels, () =>
      validateRequest(request, keepValidated(imageProcessor, photos)),
    );
    const allowed = await refuseUnknownProduct(deps, validated);
    const facts = {
      name: await nameOfPicture(deps, user, request),
      doubtful: await inheritsDoubt(deps, user, request),
      ...(await usedPicture(deps, user, request)),
    };
    const complete = decided(allowed, facts);
    if (!orders || !canBeStored(photos)) return paidGeneration(deps, user, idempotencyKey, complete);
    const order = { request: facts, small: isSmall(pixels), photos };
    return placedGeneration({ ...deps, orders }, user, idempotencyKey, complete, order);
  };
  return observer.watch({ kind: 'paid_request', operation: request.operation }, () =>
    intake.open(user.userId, () =>
      answerPaidRequest(deps, request.idempotencyKey, deps.openWork.generations, prepare, (place) =>
        intake.inTurn(user.userId, place),
      ),
    ),
  );
}
