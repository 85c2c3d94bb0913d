import type { Services } from './services.ts';

/** Gives back the credit of every generation whose time is up, whichever node began it; answers how many. */
export async function releaseExpiredGenerations({
  ledger,
  clock,
  logger,
}: Pick<Services, 'ledger' | 'clock' | 'logger'>): Promise<number> {
  const released = await ledger.releaseExpired(clock.now());
  if (released > 0) logger.warn({ released }, 'gave back the credits of interrupted generations');
  return released;
}

/**
 * Gives back every open generation at once. Only for a database that no other process can be using: at the
 * start of the embedded one, whatever is open was interrupted.
 */
export async function releaseAllOpenGenerations({
  ledger,
  logger,
}: Pick<Services, 'ledger' | 'logger'>): Promise<number> {
  const released = await ledger.releaseExpired(new Date('9999-01-01T00:00:00Z'));
  if (released > 0) logger.warn({ released }, 'gave back the credits of generations that a stop interrupted');
  return released;
}
