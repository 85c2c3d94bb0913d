import type { Generation } from '../../../contract/generations.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { PictureOrders, PlacedOrder } from '../../ports/picture-orders.ts';
import type { User } from '../../ports/user.ts';
import { LEASE_SECONDS, paidGeneration } from '../generation/paid-generation.ts';
import type { ValidatedRequest } from '../generation/validated-request.ts';
import type { Services } from '../services.ts';
import { awaitOrder } from './await-order.ts';
import { removePhotos, storePhotos } from './order-photos.ts';

/**
 * A validated generation as a paid request that waits in the durable queue: placing it stores its photos and begins it
 * as an order, and any process makes the picture.
 */
export function placedGeneration(
  deps: Services & { orders: PictureOrders },
  user: User,
  idempotencyKey: string,
  validated: ValidatedRequest,
  { photos, ...order }: Omit<PlacedOrder, 'photos'> & { photos: readonly SourceImage[] },
  { leaseSeconds } = { leaseSeconds: LEASE_SECONDS },
): ReturnType<typeof paidGeneration> {
  const paid = paidGeneration(deps, user, idempotencyKey, validated);
  const owner = { userId: user.userId, idempotencyKey };
  let stored: Promise<void> | undefined;
  return {
    ...paid,
    begin: async ({ id }, claimId) => {
      stored ??= storePhotos(deps, owner, photos);
      await stored.catch((cause: unknown) => {
        stored = undefined;
        throw cause;
      });
      const claim = { id: claimId, leaseSeconds };
      const kinds = photos.map(({ mimeType }) => mimeType);
      const placed = await deps.orders.place(id, claim, { ...order, photos: kinds });
      deps.orderBell.ring();
      return placed;
    },
    awaitEnd: async (record, mine): Promise<Generation> => {
      try {
        return await awaitOrder(deps, user, record);
      } finally {
        // Another caller placed the order, which may have ended before these photos were stored.
        if (stored && !mine && !deps.openWork.closing.aborted) void removePhotosOfEnded();
      }
    },
  };

  async function removePhotosOfEnded() {
    const record = await deps.generationLog.findByKey(user, idempotencyKey).catch(() => null);
    if (record?.status === 'completed' || record?.status === 'failed') await removePhotos(deps, owner);
  }
}
