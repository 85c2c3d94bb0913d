import Stripe from 'stripe';
import type { Clock } from '../../ports/clock.ts';
import { type CheckoutRequest, PaymentError, type Payments, type PriceIds } from '../../ports/payments.ts';
import { call, shaped } from './ask-stripe.ts';
import { checkoutParameters } from './checkout-parameters.ts';
import { forgetCustomer } from './forget-customer.ts';
import { closeCheckouts, isFor, openCheckoutsOf } from './open-checkouts.ts';
import { createStripeEventReader } from './stripe-events.ts';
import { StripeCheckout, StripeEvent } from './stripe-shapes.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
  baseUrl: string;
  send: typeof fetch;
  clock: Clock;
  /** Milliseconds one call may take. */
  callLimitMs?: number;
}

/** Milliseconds one call of Stripe may take; a user waits at most 10 s for a checkout (docs/product.md#limits-and-times). */
const CALL_LIMIT_MS = 8000;
/** Seconds by which a message's signature may be older than now. */
const SIGNATURE_TOLERANCE = 300;

/** Payments by Stripe, or by anything compatible. Its messages only name objects, which are then read from Stripe. */
export function createStripePayments(settings: StripeSettings): Payments {
  const { priceIds, clock } = settings;
  const stripe = createClient(settings);
  const eventReader = createStripeEventReader(stripe, settings);
  const { subscriptionFrom, readSubscription } = eventReader;

  return {
    priceIds,
    openCheckout: async (order) => {
      const open = await openCheckoutsOf(stripe, order);
      const same = open.find((checkout) => isFor(order, checkout, clock.now()));
      const { id, url } = same ?? (await createCheckout(stripe, order, pressOf(order, open, clock.now())));
      if (!url) throw new PaymentError('failed', 'Stripe gave no address for the checkout');
      await closeCheckouts(
        stripe,
        open.filter((other) => other.id !== id),
      );
      return { url };
    },
    async readCheckout(sessionId) {
      const checkout = await eventReader.readCheckout(sessionId);
      const userId = checkout.client_reference_id ?? null;
      const paid = checkout.payment_status === 'paid';
      return { userId, event: paid ? await eventReader.eventOfCheckout(checkout) : null };
    },
    readSubscription,
    cancelAtPeriodEnd: async (id) => {
      const observedAt = clock.now();
      const change = { cancel_at_period_end: true };
      return subscriptionFrom(await call(stripe.subscriptions.update(id, change)), observedAt);
    },
    endNow: async (id) => {
      const observedAt = clock.now();
      const current = await readSubscription(id);
      if (current.status === 'ended') return current;
      return subscriptionFrom(await call(stripe.subscriptions.cancel(id)), observedAt);
    },
    closeCheckouts: async (user) => closeCheckouts(stripe, await openCheckoutsOf(stripe, user)),
    forgetCustomer: (user) => forgetCustomer(stripe, user),
    readMessage: async (body, signature) =>
      eventReader.paymentEventOf(readEvent(stripe, body, signature, settings)),
  };
}

const createCheckout = async (stripe: Stripe, order: CheckoutRequest, idempotencyKey: string) =>
  shaped(
    StripeCheckout,
    await call(stripe.checkout.sessions.create(checkoutParameters(order), { idempotencyKey })),
  );

// Two clicks at once, perhaps in two tabs, open one session. The pages that were open distinguish a later click: the same
// key would bring back a session that was closed in between.
function pressOf(
  { userId, priceId, successUrl }: CheckoutRequest,
  open: readonly StripeCheckout[],
  now: Date,
): string {
  const minute = Math.floor(now.getTime() / 60_000);
  const before = open.map(({ id }) => id).sort();
  return ['checkout', userId, priceId, new URL(successUrl).host, minute, ...before].join('-').slice(0, 255);
}

function createClient({ secretKey, baseUrl, send, callLimitMs = CALL_LIMIT_MS }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((input, init) => send(input, { ...init, redirect: 'error' })),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: callLimitMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function readEvent(stripe: Stripe, body: string, signature: string, settings: StripeSettings) {
  try {
    const received = settings.clock.now().getTime();
    const { webhookSecret } = settings;
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      SIGNATURE_TOLERANCE,
      undefined,
      received,
    );
    return shaped(StripeEvent, event);
  } catch (cause) {
    if (cause instanceof PaymentError) throw cause;
    throw new PaymentError('signature', 'the message is not signed by Stripe', { cause });
  }
}
