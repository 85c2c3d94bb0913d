import type { Services } from '../services.ts';

/** Gives back the credit of every request, of pictures or texts, whose lease ended, on any node; answers how many. */
export async function releaseExpiredRequests({
  ledger,
  textRepository,
  clock,
  logger,
}: Pick<Services, 'ledger' | 'textRepository' | 'clock' | 'logger'>): Promise<number> {
  const now = clock.now();
  const released = (await ledger.releaseExpired(now)) + (await textRepository.releaseExpired(now));
  if (released > 0) logger.warn({ released }, 'gave back the credits of interrupted generations');
  return released;
}

/**
 * Gives back every open generation at once. Only for a database that no other process can be using: at the
 * start of the embedded one, whatever is open was interrupted, except for orders in the durable queue, which all wait again.
 */
export async function releaseAllOpenRequests({
  ledger,
  orders,
  textRepository,
  logger,
}: Pick<Services, 'ledger' | 'orders' | 'textRepository' | 'logger'>): Promise<number> {
  const end = new Date('9999-01-01T00:00:00Z');
  const pictures = await (orders ? orders.releaseUnqueued() : ledger.releaseExpired(end));
  const returned = (await orders?.putBackAll()) ?? 0;
  if (returned > 0) logger.warn({ returned }, 'put orders back whose workers are gone');
  const released = pictures + (await textRepository.releaseExpired(end));
  if (released > 0) logger.warn({ released }, 'gave back the credits of generations that a stop interrupted');
  return released;
}
