import { forEachPlan } from '../../../contract/browser/plans.ts';
import { PaymentError, type Payments } from '../../ports/payments.ts';

/** The payments of a server without a payment provider: every plan says 'Em breve'. */
export function createNoPayments(): Payments {
  const refuse = async (): Promise<never> => {
    throw new PaymentError('failed', 'no payment provider is configured (STRIPE_SECRET_KEY)');
  };
  return {
    priceIds: forEachPlan(() => null),
    openCheckout: refuse,
    readCheckout: refuse,
    readSubscription: refuse,
    cancelAtPeriodEnd: refuse,
    endNow: refuse,
    closeCheckouts: async () => undefined,
    forgetCustomer: async () => undefined,
    readMessage: refuse,
  };
}
