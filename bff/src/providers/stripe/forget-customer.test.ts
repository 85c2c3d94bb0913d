import { expect, test } from 'vitest';
import { forEachPlan } from '../../../contract/browser/plans.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createStripePayments } from './stripe-payments.ts';

const userId = '11111111-1111-4111-8111-111111111111';
const user = { userId, email: 'ana@loja.example.com', subscriptionIds: ['sub_known'] };
const metadata = (id: string) => ({ user_id: id, plan_id: 'pro' });

/** A Stripe with four customers under Ana's address: three are hers, one of them by a pack alone; one is another product's. */
function stripe({ away = false } = {}) {
  const customers = new Map<string, { subscriptions?: object[]; payments?: object[] }>([
    ['cus_known', { subscriptions: [{ metadata: metadata(userId) }] }],
    ['cus_earlier', { subscriptions: [{ metadata: metadata(userId) }] }],
    [
      'cus_with_a_pack',
      { payments: [{ metadata: { user_id: userId, pack_id: 'pack-30', pack_credits: '30' } }] },
    ],
    [
      'cus_of_another_product',
      { subscriptions: [{ metadata: { shop: '7' } }], payments: [{ metadata: {} }] },
    ],
  ]);
  const missing = () =>
    Response.json({ error: { type: 'invalid_request_error', message: 'No such object' } }, { status: 404 });
  const send: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const [, , room, id = ''] = pathname.split('/');
    if (away) return Response.json({ error: { type: 'api_error', message: 'away' } }, { status: 500 });
    if (room === 'subscriptions' && id) {
      return customers.has('cus_known') ? Response.json({ id, customer: 'cus_known' }) : missing();
    }
    if (room === 'subscriptions') {
      const own = customers.get(searchParams.get('customer') ?? '');
      return Response.json({ object: 'list', data: own?.subscriptions ?? [] });
    }
    if (room === 'payment_intents') {
      const own = customers.get(searchParams.get('customer') ?? '');
      return Response.json({ object: 'list', data: own?.payments ?? [] });
    }
    if (init?.method === 'DELETE')
      return customers.delete(id) ? Response.json({ id, deleted: true }) : missing();
    return Response.json({ object: 'list', data: [...customers.keys()].map((key) => ({ id: key })) });
  };
  const payments = createStripePayments({
    secretKey: 'sk_test',
    webhookSecret: 'whsec_test',
    priceIds: forEachPlan(() => null),
    baseUrl: 'https://stripe.invalid',
    send,
    clock: createManualClock(),
  });
  return { payments, left: () => [...customers.keys()] };
}

test('all of a user’s customers go, and those of another product under the same address stay', async () => {
  const { payments, left } = stripe();
  await payments.forgetCustomer(user);
  expect(left()).toEqual(['cus_of_another_product']);
});

test('forgetting a user again is harmless', async () => {
  const { payments, left } = stripe();
  await payments.forgetCustomer(user);
  await payments.forgetCustomer(user);
  expect(left()).toEqual(['cus_of_another_product']);
});

test.each([user, { ...user, email: '' }])(
  'a provider that is away fails the deletion of %o, which is then tried again',
  async (who) => {
    await expect(stripe({ away: true }).payments.forgetCustomer(who)).rejects.toMatchObject({
      kind: 'failed',
    });
  },
);

test('of a user without an address only the customer of the known subscription goes', async () => {
  const { payments, left } = stripe();
  await payments.forgetCustomer({ ...user, email: '' });
  expect(left()).toEqual(['cus_earlier', 'cus_with_a_pack', 'cus_of_another_product']);
});
