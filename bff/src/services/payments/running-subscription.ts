import { termsOf } from '../../../contract/browser/plans.ts';
import type { PlanId, Subscription } from '../../../contract/plans.ts';
import type { SubscriptionRecord } from '../../ports/payment-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** Providers renew some hours after a period's end; until then its subscription still runs. */
const RENEWAL_MS = 3 * 24 * 3600 * 1000;

/** The user's subscription while it runs. */
export async function runningSubscription(
  { paymentRepository, clock }: Pick<Services, 'paymentRepository' | 'clock'>,
  user: User,
): Promise<SubscriptionRecord | null> {
  const record = await paymentRepository.subscription(user);
  return record && isRunning(record, clock.now()) ? record : null;
}

/** Whether a subscription runs at `now`: it has not ended, and neither has its paid period. */
export function isRunning(
  { status, currentPeriodEnd, cancelsAtPeriodEnd }: SubscriptionRecord,
  now: Date,
): boolean {
  const grace = cancelsAtPeriodEnd ? 0 : RENEWAL_MS;
  return status !== 'ended' && Date.parse(currentPeriodEnd) + grace > now.getTime();
}

/** The subscription in the form of the contract. */
export function presentSubscription({ planId, ...record }: SubscriptionRecord): Subscription {
  const running = record.status === 'past_due' ? 'past_due' : 'active';
  return {
    planId,
    planName: nameOf(planId),
    status: record.cancelsAtPeriodEnd ? 'cancelled' : running,
    currentPeriodEnd: record.currentPeriodEnd,
    cancelsAtPeriodEnd: record.cancelsAtPeriodEnd,
  };
}

/** The plan's name as the user reads it. */
export const nameOf = (planId: PlanId) => termsOf(planId).name;
