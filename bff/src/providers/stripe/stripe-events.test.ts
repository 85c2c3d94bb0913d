import type Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createStripeEventReader } from './stripe-events.ts';

const USER = '11111111-1111-4111-8111-111111111111';
const subscription = {
  id: 'sub_1',
  status: 'active',
  metadata: { user_id: USER, plan_id: 'pro' },
  created: 1_790_000_000,
  cancel_at_period_end: false,
  items: { data: [{ price: { id: 'price_p' }, current_period_end: 1_793_000_000 }] },
};
const invoice = {
  id: 'in_1',
  status: 'paid',
  amount_paid: 8990,
  created: 1_790_000_000,
  subscription: 'sub_1',
  lines: { data: [{ amount: 8990, price: { id: 'price_p' } }] },
};

/** Reads messages at a Stripe that knows one subscription, one invoice and what paid it. */
function open(changes: { invoice?: object; payments?: object[] } = {}) {
  const list = vi.fn(async (_asked: object) => ({ data: changes.payments ?? [] }));
  const stripe = {
    subscriptions: { retrieve: async () => subscription },
    invoices: { retrieve: async () => ({ ...invoice, ...changes.invoice }) },
    invoicePayments: { list },
  } as unknown as Stripe;
  const priceIds = { starter: 'price_s', pro: 'price_p', master: 'price_m' };
  const reader = createStripeEventReader(stripe, { priceIds, clock: createManualClock() });
  const read = (type: string, object: object) => reader.paymentEventOf({ id: 'evt', type, data: { object } });
  return { list, read };
}

const paid = { payment: { invoiceId: 'in_1', amountCents: 8990 }, subscription: { id: 'sub_1' } };
const unpaid = { payment: null, refund: null, subscription: { id: 'sub_1' } };

test.each([
  ['checkout.session.completed', { id: 'cs_1', payment_status: 'paid', invoice: 'in_1' }],
  ['checkout.session.async_payment_succeeded', { id: 'cs_1', payment_status: 'paid', invoice: 'in_1' }],
  ['invoice.paid', { id: 'in_1' }],
  ['invoice.payment_succeeded', { id: 'in_1' }],
])('%s is a payment of its invoice', async (type, object) => {
  expect(await open().read(type, object)).toMatchObject(paid);
});

test.each(['created', 'updated', 'deleted'])(
  'a subscription that was %s is read as it is now',
  async (what) => {
    expect(await open().read(`customer.subscription.${what}`, { id: 'sub_1' })).toMatchObject(unpaid);
  },
);

test.each([
  ['is open', { status: 'open' }],
  ['cost nothing', { amount_paid: 0 }],
])('an invoice that %s is no payment, but tells of its subscription', async (_what, changes) => {
  expect(await open({ invoice: changes }).read('invoice.payment_failed', { id: 'in_1' })).toMatchObject(
    unpaid,
  );
});

test('an invoice that is for no subscription, and a checkout without an invoice, are none of ours', async () => {
  const { read } = open({ invoice: { subscription: null } });
  expect(await read('invoice.paid', { id: 'in_1' })).toBeNull();
  expect(await read('checkout.session.completed', { id: 'cs_1', payment_status: 'paid' })).toBeNull();
});

test('a refund that names no invoice is found by the payment that it gives back', async () => {
  const { list, read } = open({ payments: [{ invoice: 'in_1' }] });
  const charge = { id: 'ch_1', amount_refunded: 4000, payment_intent: 'pi_1' };
  expect(await read('charge.refunded', charge)).toEqual({
    payment: null,
    refund: { invoiceId: 'in_1', refundedCents: 4000 },
    subscription: null,
  });
  expect(list).toHaveBeenCalledWith({
    payment: { type: 'payment_intent', payment_intent: 'pi_1' },
    limit: 1,
  });
});

test('a refund of a payment that paid no invoice is left alone', async () => {
  const charge = { id: 'ch_1', amount_refunded: 4000, payment_intent: 'pi_1' };
  expect(await open().read('charge.refunded', charge)).toBeNull();
});
