import { termsOf } from '../../../contract/browser/plans.ts';
import type { PlanId } from '../../../contract/plans.ts';
import type { PaymentEntry } from '../../ports/payment-repository.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import type { Services } from '../services.ts';

/**
 * Records the provider's event and ends, at the provider, a subscription that another one replaced. Rejects
 * with `StoreError` or `PaymentError`; the same event may then come again and grants no more than once.
 */
export async function recordEvent(
  { payments, paymentRepository, logger }: Pick<Services, 'payments' | 'paymentRepository' | 'logger'>,
  event: PaymentEvent,
): Promise<void> {
  const recorded = await paymentRepository.record(entryOf(event));
  if (recorded === 'unknown_person') {
    logger.error({ event }, 'a payment came for a user without an account');
    return;
  }
  if (!recorded.replaced) return;
  const ended = await payments.endNow(recorded.replaced);
  logger.info(
    { subscriptionId: ended.id, userId: ended.userId },
    'ended a subscription that another one replaced',
  );
  await paymentRepository.record(entryOf({ payment: null, refund: null, subscription: ended }));
}

function entryOf({ payment, refund, subscription }: PaymentEvent): PaymentEntry {
  return {
    payment: payment && { ...payment, ...grantOf(payment.planId) },
    refund,
    subscription: subscription && { ...subscription, planName: termsOf(subscription.planId).name },
  };
}

function grantOf(planId: PlanId) {
  const { credits, turboCredits } = termsOf(planId);
  return { credits, turboCredits };
}
