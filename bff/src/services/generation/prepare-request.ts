import type { SourceImage } from '../../ports/image-model.ts';
import type { OrderRequest } from '../../ports/picture-orders.ts';
import type { User } from '../../ports/user.ts';
import { canBeStored } from '../orders/order-photos.ts';
import { decided, isSmall, keepValidated } from '../orders/order-request.ts';
import type { Services } from '../services.ts';
import { inheritsDoubt } from './inherit-doubt.ts';
import { usedPicture } from './inherit-source.ts';
import { nameOfPicture } from './name-picture.ts';
import { countRequestPixels } from './read-upload.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { requireCredit } from './require-credit.ts';
import { validateRequest } from './validate-request.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

export interface PreparedRequest {
  validated: ValidatedRequest;
  order: { request: OrderRequest; small: boolean; photos: readonly SourceImage[] };
  /** Whether the durable queue takes it. */
  durable: boolean;
}

function productOf({
  product,
  productPhoto,
}: GenerationRequest): Pick<OrderRequest, 'product' | 'productPhoto'> {
  if (!product) return {};
  return { product, ...(productPhoto && { productPhoto }) };
}

/** The headers of a request are read first, then the balance, then the pixels, in turn with everybody's (docs/decisions/032). */
export async function prepareRequest(
  deps: Services,
  user: User,
  request: GenerationRequest,
  idempotencyKey: string,
): Promise<PreparedRequest> {
  const pixels = await countRequestPixels(request.images);
  await requireCredit(deps, user, idempotencyKey);
  const photos: SourceImage[] = [];
  const read = await deps.intake.decode(user.userId, pixels, () =>
    validateRequest(request, keepValidated(deps.imageProcessor, photos)),
  );
  const allowed = await refuseUnknownProduct(deps, read);
  const facts = {
    name: await nameOfPicture(deps, user, request),
    doubtful: await inheritsDoubt(deps, user, request),
    ...(await usedPicture(deps, user, request)),
    ...productOf(request),
  };
  return {
    validated: decided(allowed, facts),
    order: { request: facts, small: isSmall(pixels), photos },
    durable: canBeStored(photos),
  };
}
