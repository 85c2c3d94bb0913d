import type Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { closeCheckouts, isFor, openCheckoutsOf } from './open-checkouts.ts';
import type { StripeCheckout } from './stripe-shapes.ts';

const ana = { userId: 'ana', email: 'ana@loja.example.com' };
const order = {
  ...ana,
  planId: 'pro',
  priceId: 'price_p',
  successUrl: 'https://andromeda.example.com/sucesso',
  cancelUrl: 'https://andromeda.example.com/plans',
} as const;
const noon = new Date('2026-11-20T12:00:00Z');
const page = (changes: Partial<StripeCheckout> = {}): StripeCheckout => ({
  id: 'cs_1',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  payment_status: 'unpaid',
  client_reference_id: 'ana',
  metadata: { price_id: 'price_p' },
  success_url: order.successUrl,
  created: '2026-11-20T11:00:00.001Z',
  ...changes,
});

/** A Stripe whose list of sessions, and whose end of one, answer like this. */
function stripeWith(
  list: () => Promise<unknown>,
  expire: (id: string) => Promise<unknown> = async () => ({}),
) {
  const sessions = { list: vi.fn(list), expire: vi.fn(expire) };
  return { sessions, stripe: { checkout: { sessions } } as unknown as Stripe };
}

test('an open page of the same order is given again for nearly an hour', () => {
  expect(isFor(order, page(), noon)).toBe(true);
  expect(isFor(order, page({ created: '2026-11-20T11:00:00Z' }), noon)).toBe(false);
});

test.each<[string, Partial<StripeCheckout>]>([
  ['without an address', { url: null }],
  ['of another price', { metadata: { price_id: 'price_s' } }],
  ['that says nothing of its price', { metadata: null }],
  ['that leads back elsewhere', { success_url: 'https://other.example.com/sucesso' }],
  ['of an unknown age', { created: null }],
])('a page %s is not given again', (_what, changes) => {
  expect(isFor(order, page(changes), noon)).toBe(false);
});

test('only the user’s own pages are found, and those of a user without an address are not asked for', async () => {
  const raw = (id: string, user: string) => ({ id, payment_status: 'unpaid', client_reference_id: user });
  const { sessions, stripe } = stripeWith(async () => ({ data: [raw('cs_1', 'ana'), raw('cs_2', 'bia')] }));
  expect(await openCheckoutsOf(stripe, ana)).toEqual([expect.objectContaining({ id: 'cs_1' })]);
  expect(await openCheckoutsOf(stripe, { ...ana, email: '' })).toEqual([]);
  expect(sessions.list).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['does not answer', () => Promise.reject(new Error('away'))],
  ['answers in another shape', async () => ({ data: 'none' })],
])('a checkout opens all the same when Stripe %s about open pages', async (_what, list) => {
  expect(await openCheckoutsOf(stripeWith(list).stripe, ana)).toEqual([]);
});

test('every page is closed, whatever Stripe answers for one of them', async () => {
  const expire = async (id: string) => {
    if (id === 'cs_1') throw new Error('is being paid');
  };
  const { sessions, stripe } = stripeWith(async () => ({}), expire);
  await closeCheckouts(stripe, [page(), page({ id: 'cs_2' })]);
  expect(sessions.expire.mock.calls.map(([id]) => id)).toEqual(['cs_1', 'cs_2']);
});
