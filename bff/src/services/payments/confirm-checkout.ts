import { termsOf } from '../../../contract/browser/plans.ts';
import type { PaymentConfirmation } from '../../../contract/plans.ts';
import { DomainError } from '../../domain-error.ts';
import { type CheckoutState, PaymentError } from '../../ports/payments.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { inOurWords } from './payment-failure.ts';
import { grantOf, recordEvent } from './record-event.ts';

/**
 * What the payment result page may say: the paid session's plan or pack, with its credits granted, by this read or by a
 * message before it. An invented or unpaid session, or another user's, rejects with `payment_not_confirmed`.
 */
export async function confirmCheckout(
  deps: Pick<Services, 'payments' | 'paymentRepository' | 'logger'>,
  user: User,
  sessionId: string,
): Promise<PaymentConfirmation> {
  const { userId, event } = await inOurWords(deps.logger, () => readKnown(deps, sessionId));
  const payment = event?.payment;
  if (userId !== user.userId || payment?.userId !== user.userId)
    throw new DomainError('payment_not_confirmed');
  await inOurWords(deps.logger, () => recordEvent(deps, event as NonNullable<typeof event>));
  const { planId = null } = payment;
  return { planId, planName: planId && termsOf(planId).name, ...grantOf(payment) };
}

async function readKnown(
  { payments }: Pick<Services, 'payments'>,
  sessionId: string,
): Promise<CheckoutState> {
  try {
    return await payments.readCheckout(sessionId);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return { userId: null, event: null };
    throw error;
  }
}
