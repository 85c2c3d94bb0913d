import type { Subscription } from '../../../contract/plans.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { inOurWords } from './payment-failure.ts';
import { recordEvent } from './record-event.ts';
import { presentSubscription, runningSubscription } from './running-subscription.ts';

type Deps = Pick<Services, 'payments' | 'paymentRepository' | 'clock' | 'logger'>;

/** The user's running subscription; `null` where there is none. */
export async function readSubscription(
  deps: Pick<Services, 'paymentRepository' | 'clock'>,
  user: User,
): Promise<Subscription | null> {
  const record = await runningSubscription(deps, user);
  return record && presentSubscription(record);
}

/** Cancels at the end of what is paid. Rejects with `not_found` where there is nothing to cancel. */
export async function cancelSubscription(deps: Deps, user: User): Promise<Subscription | null> {
  const record = await runningSubscription(deps, user);
  if (!record) throw new DomainError('not_found');
  await inOurWords(deps.logger, async () => {
    const subscription = await deps.payments.cancelAtPeriodEnd(record.providerId);
    await recordEvent(deps, { payment: null, refund: null, subscription });
  });
  return readSubscription(deps, user);
}
