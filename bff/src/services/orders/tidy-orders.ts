import type { PictureOrders } from '../../ports/picture-orders.ts';
import { LONGEST_BATCH_WAIT_MS, LONGEST_WAIT_MS } from '../generation/fair-queue.ts';
import type { Services } from '../services.ts';
import { removePhotos } from './order-photos.ts';

/** An ended order is kept this long, for whoever waits for its end, and so are photos that were left behind. */
const KEPT_SECONDS = 600;

/** Gives back the credits of orders whose turn did not come within the longest wait. */
export async function failLateOrders({
  orders,
  logger,
}: Pick<Services, 'logger'> & { orders: PictureOrders }): Promise<void> {
  const single = await orders.failLate(LONGEST_WAIT_MS / 1000, false);
  const failed = single + (await orders.failLate(LONGEST_BATCH_WAIT_MS / 1000, true));
  if (failed > 0) logger.warn({ failed }, 'gave back the credits of orders that waited too long');
}

/** Removes the photos that ended orders left behind, and forgets those orders; also once no order waits in the database any more. */
export async function tidyOrders(deps: Pick<Services, 'pictures' | 'endedOrders' | 'logger'>): Promise<void> {
  for (const left of await deps.endedOrders.leftPhotos(KEPT_SECONDS)) await removePhotos(deps, left);
  await deps.endedOrders.forgetEnded(KEPT_SECONDS);
}
