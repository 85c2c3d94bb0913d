import type Stripe from 'stripe';
import { z } from 'zod';
import type { CheckoutRequest } from '../../ports/payments.ts';
import { StripeCheckout } from './stripe-shapes.ts';

/** The time limit, in milliseconds, of finding or closing older payment pages. */
const LOOK_LIMIT_MS = 3000;
/** Stripe closes a page by itself after a day, so only a recent page is offered again. */
const FRESH_MS = 3_600_000;

/**
 * The user's open payment pages at Stripe. None where it does not say: a checkout opens all the same,
 * and if two subscriptions are paid, the later one ends the earlier.
 */
export async function openCheckoutsOf(
  stripe: Stripe,
  { userId, email }: Pick<CheckoutRequest, 'userId' | 'email'>,
): Promise<StripeCheckout[]> {
  if (!email) return [];
  const asked = { customer_details: { email }, status: 'open' } as const;
  const answer = await stripe.checkout.sessions
    .list(asked, { timeout: LOOK_LIMIT_MS })
    .catch(() => ({ data: [] }));
  const { data } = z
    .object({ data: z.array(StripeCheckout) })
    .catch({ data: [] })
    .parse(answer);
  return data.filter((checkout) => checkout.client_reference_id === userId);
}

/** Whether an open page is for this very order, and recent enough. */
export const isFor = (
  { priceId, successUrl }: CheckoutRequest,
  checkout: StripeCheckout,
  now: Date,
): boolean =>
  Boolean(checkout.url) &&
  checkout.metadata?.price_id === priceId &&
  checkout.success_url === successUrl &&
  checkout.created != null &&
  now.getTime() - Date.parse(checkout.created) < FRESH_MS;

/** Closes payment pages. A page that is being paid right now stays open, and so does any page while Stripe does not answer. */
export async function closeCheckouts(stripe: Stripe, checkouts: readonly StripeCheckout[]): Promise<void> {
  await Promise.allSettled(
    checkouts.map(({ id }) => stripe.checkout.sessions.expire(id, {}, { timeout: LOOK_LIMIT_MS })),
  );
}
