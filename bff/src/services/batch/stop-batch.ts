import type { User } from '../../ports/user.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

/** Gives back, at once, the credits of a batch's orders that still wait; those being made are finished. */
export async function stopBatch(
  { orders, heldOrders, clock }: Pick<Services, 'orders' | 'heldOrders' | 'clock'>,
  { userId }: User,
  batch: string,
): Promise<void> {
  if (orders) await repeatWhileUnavailable(clock, () => orders.stopBatch(userId, batch));
  await heldOrders.stop(userId, batch);
}
