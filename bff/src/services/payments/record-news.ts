import { termsOf } from '../../../contract/browser/plans.ts';
import type { PlanId } from '../../../contract/plans.ts';
import type { PaymentEntry } from '../../ports/payment-book.ts';
import type { PaymentNews } from '../../ports/payments.ts';
import type { Services } from '../services.ts';

/**
 * Writes down what the provider says and ends, at the provider, a subscription that another one replaced. Rejects
 * with `StoreError` or `PaymentError`; the same news may then come again and grants no more than once.
 */
export async function recordNews(
  { payments, paymentBook, logger }: Pick<Services, 'payments' | 'paymentBook' | 'logger'>,
  news: PaymentNews,
): Promise<void> {
  const recorded = await paymentBook.record(entryOf(news));
  if (recorded === 'unknown_person') {
    logger.error({ news }, 'a payment came for somebody who has no account here');
    return;
  }
  if (!recorded.replaced) return;
  const ended = await payments.endNow(recorded.replaced);
  logger.info(
    { subscriptionId: ended.id, userId: ended.userId },
    'ended a subscription that another one replaced',
  );
  await paymentBook.record(entryOf({ payment: null, refund: null, subscription: ended }));
}

function entryOf({ payment, refund, subscription }: PaymentNews): PaymentEntry {
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
