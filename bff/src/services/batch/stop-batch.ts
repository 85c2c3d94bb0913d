import type { User } from '../../ports/user.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'orders' | 'heldOrders' | 'webPush' | 'batchNotices' | 'clock' | 'logger'>;

/**
 * Gives back, at once, the credits of a batch's orders that still wait; those being made are finished. Its user is there, and gets no
 * notice of it.
 */
export async function stopBatch(deps: Deps, { userId }: User, batch: string): Promise<void> {
  const { orders, heldOrders, webPush, batchNotices, clock, logger } = deps;
  if (webPush)
    await batchNotices.noteStop(userId, batch).catch((err: unknown) => {
      logger.warn({ err }, 'the stop of a batch was not noted for its notice');
    });
  if (orders) await repeatWhileUnavailable(clock, () => orders.stopBatch(userId, batch));
  await heldOrders.stop(userId, batch);
}
