import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentEvent, PriceIds, SubscriptionState } from '../../ports/payments.ts';
import { call, shaped } from './ask-stripe.ts';
import { paidInvoice, paidPack, subscriptionOf, subscriptionState } from './read-shapes.ts';
import {
  PackMetadata,
  StripeCharge,
  StripeCheckout,
  type StripeEvent,
  StripeInvoice,
  StripeInvoicePayments,
  StripeSubscription,
} from './stripe-shapes.ts';

/** Reads the objects of Stripe's messages at Stripe. A message may be late or out of order; what is read there is current. */
export function createStripeEventReader(
  stripe: Stripe,
  { priceIds, clock }: { priceIds: PriceIds; clock: Clock },
) {
  const subscriptionFrom = (answer: unknown, observedAt: Date): SubscriptionState =>
    subscriptionState(shaped(StripeSubscription, answer), priceIds, observedAt);
  const readSubscription = async (id: string) => {
    const observedAt = clock.now();
    return subscriptionFrom(await call(stripe.subscriptions.retrieve(id)), observedAt);
  };
  const eventOfInvoice = async (id: string): Promise<PaymentEvent | null> => {
    const invoice = shaped(StripeInvoice, await call(stripe.invoices.retrieve(id)));
    const subscriptionId = subscriptionOf(invoice);
    if (!subscriptionId) return null;
    const subscription = await readSubscription(subscriptionId);
    const paid = invoice.status === 'paid' && invoice.amount_paid > 0;
    const payment = paid ? paidInvoice(invoice, subscription, priceIds) : null;
    return { payment, refund: null, subscription };
  };
  const eventOfCheckout = async (checkout: StripeCheckout): Promise<PaymentEvent | null> => {
    if (checkout.invoice) return eventOfInvoice(checkout.invoice);
    const payment = paidPack(checkout, clock.now());
    return payment && { payment, refund: null, subscription: null };
  };
  const readCheckout = async (id: string): Promise<StripeCheckout> =>
    shaped(StripeCheckout, await call(stripe.checkout.sessions.retrieve(id)));
  const eventOfRefund = async (object: unknown): Promise<PaymentEvent | null> => {
    const charge = shaped(StripeCharge, object);
    const invoiceId =
      charge.invoice ?? (await invoiceOfPayment(stripe, charge.payment_intent)) ?? paymentOfPack(charge);
    if (!invoiceId || charge.amount_refunded <= 0) return null;
    return {
      payment: null,
      refund: { invoiceId, refundedCents: charge.amount_refunded },
      subscription: null,
    };
  };
  const eventOfSubscription = async (object: unknown): Promise<PaymentEvent> => {
    const { id } = shaped(StripeSubscription.pick({ id: true }), object);
    return { payment: null, refund: null, subscription: await readSubscription(id) };
  };
  const paymentEventOf = async ({
    type,
    data,
  }: z.output<typeof StripeEvent>): Promise<PaymentEvent | null> => {
    const { object } = data;
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded': {
        const checkout = shaped(StripeCheckout, object);
        return eventOfCheckout(checkout.mode === 'payment' ? await readCheckout(checkout.id) : checkout);
      }
      case 'invoice.paid':
      case 'invoice.payment_succeeded':
      case 'invoice.payment_failed':
        return eventOfInvoice(shaped(StripeInvoice.pick({ id: true }), object).id);
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return eventOfSubscription(object);
      case 'charge.refunded':
        return eventOfRefund(object);
      default:
        return null;
    }
  };
  return { subscriptionFrom, readSubscription, readCheckout, eventOfCheckout, paymentEventOf };
}

/** The payment that a pack was paid by; nothing for the payments of other products. */
const paymentOfPack = ({ metadata, payment_intent }: z.output<typeof StripeCharge>) =>
  PackMetadata.safeParse(metadata).success ? payment_intent : undefined;

async function invoiceOfPayment(stripe: Stripe, paymentIntent: string | null | undefined) {
  if (!paymentIntent) return;
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const;
  const { data } = shaped(
    StripeInvoicePayments,
    await call(stripe.invoicePayments.list({ payment, limit: 1 })),
  );
  return data[0]?.invoice;
}
