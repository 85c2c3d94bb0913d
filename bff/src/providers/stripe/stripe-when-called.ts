import type { Payments } from '../../ports/payments.ts';
import type { StripeSettings } from './stripe-payments.ts';

/**
 * Payments by Stripe, whose library is loaded with the first call: it is a sixth of all modules that a start of the product
 * would read.
 */
export function stripeWhenCalled(settings: StripeSettings): Payments {
  let loaded: Promise<Payments> | undefined;
  const stripe = (): Promise<Payments> => {
    loaded ??= loadStripe(settings);
    return loaded;
  };
  return {
    priceIds: settings.priceIds,
    openCheckout: async (order) => (await stripe()).openCheckout(order),
    readCheckout: async (sessionId) => (await stripe()).readCheckout(sessionId),
    readSubscription: async (id) => (await stripe()).readSubscription(id),
    cancelAtPeriodEnd: async (id) => (await stripe()).cancelAtPeriodEnd(id),
    endNow: async (id) => (await stripe()).endNow(id),
    closeCheckouts: async (user) => (await stripe()).closeCheckouts(user),
    forgetCustomer: async (user) => (await stripe()).forgetCustomer(user),
    readMessage: async (body, signature) => (await stripe()).readMessage(body, signature),
  };
}

async function loadStripe(settings: StripeSettings): Promise<Payments> {
  const { createStripePayments } = await import('./stripe-payments.ts');
  return createStripePayments(settings);
}
