import type { Subscription } from '../../../contract/plans.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { inOurWords } from './payment-failure.ts';
import { recordNews } from './record-news.ts';
import { presentSubscription, runningSubscription } from './running-subscription.ts';

type Deps = Pick<Services, 'payments' | 'paymentBook' | 'clock' | 'logger'>;

/** The person's running subscription; `null` where there is none. */
export async function readSubscription(
  deps: Pick<Services, 'paymentBook' | 'clock'>,
  person: Person,
): Promise<Subscription | null> {
  const record = await runningSubscription(deps, person);
  return record && presentSubscription(record);
}

/** Cancels at the end of what is paid. Rejects with `not_found` where there is nothing to cancel. */
export async function cancelSubscription(deps: Deps, person: Person): Promise<Subscription | null> {
  const record = await runningSubscription(deps, person);
  if (!record) throw new DomainError('not_found');
  await inOurWords(deps.logger, async () => {
    const subscription = await deps.payments.cancelAtPeriodEnd(record.providerId);
    await recordNews(deps, { payment: null, refund: null, subscription });
  });
  return readSubscription(deps, person);
}
