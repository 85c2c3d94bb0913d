import type { SandboxInvoice, SandboxSession, SandboxSubscription } from './sandbox-state.ts';

/** Stripe's shapes of these objects, as far as they are used. */
export const sessionShape = (session: SandboxSession, pageUrl: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.sale ? 'payment' : 'subscription',
  url: session.paid || session.expired ? null : pageUrl,
  status: statusOf(session),
  created: session.created ?? 0,
  success_url: session.successUrl,
  payment_status: session.paid ? 'paid' : 'unpaid',
  client_reference_id: session.clientReference,
  customer_email: session.email,
  metadata: session.metadata,
  subscription: session.subscriptionId,
  invoice: session.invoiceId,
  amount_total: session.sale?.amount ?? null,
  payment_intent: session.sale && session.paid ? paymentIntentOf(session.id) : null,
});

const statusOf = ({ paid, expired }: SandboxSession) => (paid ? 'complete' : expired ? 'expired' : 'open');

/** The customer that a paid page has made. */
export const customerOf = (sessionId: string) => `cus_${sessionId}`;

export const subscriptionShape = (subscription: SandboxSubscription) => ({
  id: subscription.id,
  object: 'subscription',
  status: subscription.status,
  metadata: subscription.metadata,
  created: subscription.created,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  ended_at: subscription.endedAt,
  items: {
    object: 'list',
    data: [{ current_period_end: subscription.periodEnd, price: { id: subscription.priceId } }],
  },
});

export const invoiceShape = (invoice: SandboxInvoice) => ({
  id: invoice.id,
  object: 'invoice',
  status: invoice.status,
  currency: 'brl',
  amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
  created: invoice.created,
  status_transitions: { paid_at: invoice.status === 'paid' ? invoice.created : null },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: invoice.subscriptionId },
  },
  lines: {
    object: 'list',
    data: [{ amount: invoice.amount, pricing: { price_details: { price: invoice.priceId } } }],
  },
});

export const chargeShape = (invoice: SandboxInvoice) => ({
  id: `ch_${invoice.id}`,
  object: 'charge',
  amount: invoice.amount,
  amount_refunded: invoice.refunded,
  payment_intent: paymentIntentOf(invoice.id),
});

/** The charge of what was sold once, which carries the metadata of its payment. */
export const saleChargeShape = (session: SandboxSession) => ({
  id: `ch_${session.id}`,
  object: 'charge',
  amount: session.sale?.amount ?? 0,
  amount_refunded: session.sale?.refunded ?? 0,
  payment_intent: paymentIntentOf(session.id),
  metadata: session.metadata,
});

/** The payment behind an invoice, and back. */
const paymentIntentOf = (invoiceId: string) => `pi_${invoiceId}`;
export const invoiceOfIntent = (paymentIntent: string) => paymentIntent.replace(/^pi_/, '');
