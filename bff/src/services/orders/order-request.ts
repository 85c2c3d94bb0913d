import type { SourceImage } from '../../ports/image-model.ts';
import type { ImageProcessor } from '../../ports/image-processor.ts';
import type { LeasedOrder, OrderRequest } from '../../ports/picture-orders.ts';
import { withDoubt } from '../generation/inherit-doubt.ts';
import { withMaking, withSource } from '../generation/inherit-source.ts';
import { withProduct } from '../generation/join-product.ts';
import { withName } from '../generation/name-picture.ts';
import type { ValidatedRequest } from '../generation/validated-request.ts';
import { serviceOf } from '../image-tools/index.ts';

/** Up to this many pixels of photos, an order is small. */
const SMALL_PIXELS = 4_000_000;

export const isSmall = (pixels: number) => pixels <= SMALL_PIXELS;

/** A processor that keeps what it validated in `photos`, in the order of the request. */
export function keepValidated(processor: ImageProcessor, photos: SourceImage[]): ImageProcessor {
  return {
    ...processor,
    async validateUpload(bytes) {
      const photo = await processor.validateUpload(bytes);
      photos.push(photo);
      return photo;
    },
  };
}

/** What was decided in the user's name, put into the request. */
export function decided(
  validated: ValidatedRequest,
  { name, doubtful, madeOf, madeFrom, product, productPhoto }: OrderRequest,
): ValidatedRequest {
  const named = withName(withMaking(withSource(validated, madeOf), madeFrom), name);
  const joined = withProduct(named, product, productPhoto);
  return doubtful ? withDoubt(joined) : joined;
}

/** The request of a leased order as it was validated, over its photos; nothing is unpacked a second time. */
export async function restoreRequest(
  { generation, request }: LeasedOrder,
  photos: readonly SourceImage[],
  processor: ImageProcessor,
): Promise<ValidatedRequest> {
  const { idempotencyKey, operation, prompt, options } = generation;
  const left = [...photos];
  const validateUpload = async () => {
    const photo = left.shift();
    if (!photo) throw new Error('an order has fewer photos than its request');
    return photo;
  };
  const images = photos.map(() => new File([], ''));
  // Not the length of its prompt: a worker before may have put the description of the photo there, which has no limit.
  const validated = await serviceOf(operation)(
    { idempotencyKey, operation, prompt, options, images },
    { ...processor, validateUpload },
  );
  return decided(validated, request);
}
