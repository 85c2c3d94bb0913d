import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { PermittedOrder } from './order-permits.ts';

type Deps = Pick<Services, 'orderPermits' | 'openSessions' | 'batchNotices'>;

/**
 * The user in whose name a permit places an order. Rejects with `not_authenticated` where it is none for this order, where the sign-in
 * that asked for it has ended or may not place orders now, and where the batch was stopped since.
 */
export async function permittedUser(
  { orderPermits, openSessions, batchNotices }: Deps,
  permit: string,
  order: PermittedOrder,
): Promise<User> {
  const opened = orderPermits.open(permit, order);
  if (!opened) throw new DomainError('not_authenticated');
  const { userId, sessionId, issuedAt } = opened;
  const standing = await openSessions.standing({ userId, sessionId });
  if (standing !== 'open' || (await batchNotices.wasStopped(userId, order.batch, new Date(issuedAt))))
    throw new DomainError('not_authenticated');
  // No token: whatever would read in the user's own name is refused by the database.
  return { userId, sessionId, email: '', token: '' };
}

/** The services for an order whose user is known by a permit: what its placing reads of them is read as the service. */
export const withoutToken = (deps: Services): Services => ({
  ...deps,
  ledger: { ...deps.ledger, balance: ({ userId }) => deps.ledger.balanceOf(userId) },
  generationLog: {
    ...deps.generationLog,
    findByKey: ({ userId }, key) => deps.generationLog.findByKeyOf(userId, key),
  },
});
