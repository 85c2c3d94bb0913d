import type Stripe from 'stripe';
import { type Pack, packName } from '../../../contract/browser/packs.ts';
import type { CheckoutRequest } from '../../ports/payments.ts';

/** What a payment page sells, and where it leads, as Stripe asks for it. */
export function checkoutParameters(order: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  return {
    locale: 'pt-BR',
    client_reference_id: order.userId,
    customer_email: order.email,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    ...(order.pack ? parametersOfPack(order, order.pack) : parametersOfPlan(order, order.planId)),
  };
}

function parametersOfPlan({ userId, priceId }: CheckoutRequest, planId: string) {
  const metadata = { user_id: userId, plan_id: planId };
  return {
    mode: 'subscription',
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { ...metadata, price_id: priceId },
    subscription_data: { metadata },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

// The price is ours and needs no entry at Stripe. The means of payment are those of its dashboard: card, and Pix where it is
// turned on. A customer is made, so that a deleted account can be forgotten at Stripe, too.
function parametersOfPack({ userId, priceId }: CheckoutRequest, { id, credits, priceCents }: Pack) {
  const metadata = { user_id: userId, pack_id: id, pack_credits: String(credits) };
  const product = { currency: 'brl', unit_amount: priceCents, product_data: { name: packName(credits) } };
  return {
    mode: 'payment',
    line_items: [{ price_data: product, quantity: 1 }],
    customer_creation: 'always',
    metadata: { ...metadata, price_id: priceId },
    payment_intent_data: { metadata },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}
