import { termsOf } from '../../../contract/browser/plans.ts';
import type { PaymentEntry } from '../../ports/payment-repository.ts';
import type { PaidInvoice, PaidPack, PaymentEvent } from '../../ports/payments.ts';
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
    payment: payment && { ...payment, ...grantOf(payment) },
    refund,
    subscription: subscription && { ...subscription, planName: termsOf(subscription.planId).name },
  };
}

/** The credits that a payment brings: a plan's of a month, or those of the pack, which are for images alone. */
export function grantOf(payment: PaidInvoice | PaidPack) {
  if (payment.packId !== undefined) return { credits: payment.packCredits, turboCredits: 0 };
  const { credits, turboCredits } = termsOf(payment.planId);
  return { credits, turboCredits };
}
