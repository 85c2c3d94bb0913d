import { expect, test } from 'vitest';
import type { SubscriptionState } from '../../ports/payments.ts';
import { paidInvoice, subscriptionOf, subscriptionState } from './read-shapes.ts';
import { StripeInvoice, StripeSubscription } from './stripe-shapes.ts';

const prices = { starter: 'price_s', pro: 'price_p', master: 'price_m' };
const USER = '11111111-1111-4111-8111-111111111111';
const NOVEMBER = 1_793_534_400;
const observedAt = new Date('2026-11-20T12:00:00Z');

const subscription = (changes: object = {}, price = 'price_p') =>
  subscriptionState(
    StripeSubscription.parse({
      id: 'sub_1',
      status: 'active',
      metadata: { user_id: USER, plan_id: 'starter' },
      cancel_at_period_end: false,
      created: NOVEMBER,
      items: { data: [{ current_period_end: NOVEMBER + 3600, price: { id: price } }] },
      ...changes,
    }),
    prices,
    observedAt,
  );
const invoice = (lines: object[], changes: object = {}) =>
  paidInvoice(
    StripeInvoice.parse({
      id: 'in_1',
      status: 'paid',
      amount_paid: 8990,
      created: NOVEMBER,
      lines: { data: lines },
      ...changes,
    }),
    { userId: USER, planId: 'starter' } as SubscriptionState,
    prices,
  );

test('the price of a subscription decides its plan, the checkout only where the price is unknown', () => {
  expect(subscription()).toMatchObject({ userId: USER, planId: 'pro' });
  expect(subscription({}, 'price_of_old')).toMatchObject({ planId: 'starter' });
});

test.each([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['canceled', 'ended'],
])('a subscription that Stripe calls %s is %s', (status, expected) => {
  expect(subscription({ status })).toMatchObject({ status: expected });
});

test('a subscription is paid until the end on its item, else its own, else the day it ended', () => {
  const until = (changes: object) => subscription(changes).currentPeriodEnd;
  const items = { data: [{ price: { id: 'price_p' } }] };
  expect(until({})).toBe('2026-11-01T13:00:00.000Z');
  expect(until({ items, current_period_end: NOVEMBER + 7200 })).toBe('2026-11-01T14:00:00.000Z');
  expect(until({ items, ended_at: NOVEMBER })).toBe('2026-11-01T12:00:00.000Z');
  // Stripe gives no end for a subscription that never began: it is over.
  expect(until({ items })).toBe('1970-01-01T00:00:00.000Z');
});

test('a subscription with an end date counts as cancelled, too', () => {
  expect(subscription().cancelsAtPeriodEnd).toBe(false);
  expect(subscription({ cancel_at: NOVEMBER }).cancelsAtPeriodEnd).toBe(true);
  expect(subscription({ cancel_at_period_end: true }).cancelsAtPeriodEnd).toBe(true);
});

test('a subscription that names no user of ours is unknown', () => {
  expect(() => subscription({ metadata: {} })).toThrow(expect.objectContaining({ kind: 'unknown' }));
});

test('an invoice pays the plan of its own price, and after a change of plan the new one', () => {
  const old = { amount: -3000, price: { id: 'price_s' } };
  const bought = { amount: 12_990, pricing: { price_details: { price: 'price_m' } } };
  expect(invoice([old, bought])).toMatchObject({ planId: 'master', amountCents: 8990 });
  expect(invoice([{ amount: 0, price: { id: 'price_p' } }])).toMatchObject({ planId: 'pro' });
  expect(invoice([{ price: { id: 'price_p' } }])).toMatchObject({ planId: 'pro' });
  const fee = { amount: 500, price: { id: 'price_of_a_fee' } };
  expect(invoice([fee, bought])).toMatchObject({ planId: 'master' });
});

test('an invoice without a known price pays the plan of its subscription', () => {
  expect(invoice([{ amount: 8990, price: { id: 'price_of_old' } }])).toMatchObject({ planId: 'starter' });
});

test('an invoice is paid when Stripe says so, else when it was made', () => {
  const paid_at = NOVEMBER + 60;
  expect(invoice([], { status_transitions: { paid_at } }).paidAt).toBe(
    new Date(paid_at * 1000).toISOString(),
  );
  expect(invoice([]).paidAt).toBe(new Date(NOVEMBER * 1000).toISOString());
});

test('the subscription of an invoice is found in its new place and in its old one', () => {
  const shape = (changes: object) =>
    StripeInvoice.parse({ id: 'in_1', amount_paid: 0, created: NOVEMBER, lines: { data: [] }, ...changes });
  expect(subscriptionOf(shape({ parent: { subscription_details: { subscription: 'sub_1' } } }))).toBe(
    'sub_1',
  );
  expect(subscriptionOf(shape({ subscription: { id: 'sub_2' } }))).toBe('sub_2');
  expect(subscriptionOf(shape({}))).toBeNull();
});
