import { expect, test } from 'vitest';
import { createHttpApp } from '../http/http-app.ts';
import { PaymentError, type PaymentEvent } from '../ports/payments.ts';
import { StoreError } from '../ports/store-error.ts';
import { errorOf } from '../testing/read-answer.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestServices } from '../testing/test-services.ts';

const paid: PaymentEvent = {
  payment: {
    invoiceId: 'in_1',
    userId: ana.userId,
    planId: 'pro',
    amountCents: 8990,
    paidAt: '2026-11-21T12:00:00.000Z',
  },
  refund: null,
  subscription: null,
};

/** The application, and a provider whose messages mean what `read` answers. */
function open(read: () => Promise<PaymentEvent | null>) {
  const services = createTestServices();
  services.payments = { ...services.payments, readMessage: read };
  const app = createHttpApp({
    publicUrl: 'http://localhost:3000',
    paymentSandbox: null,
    services,
    verifier: { verify: async (token) => (token === ana.token ? ana : null) },
    publicConfig: {
      supabaseUrl: 'http://x',
      supabasePublishableKey: 'k',
      embedded: false,
      loginUrl: '/login',
      checkoutOrigins: [],
    },
    readTroubles: async () => [],
    embedded: null,
  });
  const send = (body = '{}') =>
    app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': 't=1,v1=00' } });
  return { app, services, send };
}

test.each(['unavailable', 'rejected'] as const)(
  'a database that is %s during a grant makes the provider send again, and then one grant comes',
  async (kind) => {
    const { services, send } = open(async () => paid);
    const recorded: string[] = [];
    let failures = 1;
    services.paymentRepository = {
      ...services.paymentRepository,
      record: async ({ payment }) => {
        if (failures-- > 0) throw new StoreError(kind, 'no answer');
        recorded.push(`${payment?.invoiceId}: ${payment?.credits}+${payment?.turboCredits}`);
        return { replaced: null };
      },
    };
    expect((await send()).status).toBeGreaterThanOrEqual(500);
    expect(recorded).toEqual([]);
    expect((await send()).status).toBe(200);
    expect(recorded).toEqual(['in_1: 55+15']);
  },
);

test('a message whose subject cannot be read from the provider is to be sent again', async () => {
  const { send } = open(() => Promise.reject(new PaymentError('failed', 'no answer')));
  expect((await send()).status).toBeGreaterThanOrEqual(500);
});

test('a message that the provider did not sign is refused for good', async () => {
  const { send } = open(() => Promise.reject(new PaymentError('signature', 'not signed')));
  const answer = await send();
  expect([answer.status, (await errorOf(answer)).code]).toEqual([400, 'bad_request']);
});

test.each([
  ['about nothing of ours', async () => null],
  ['about another user’s subscription', () => Promise.reject(new PaymentError('unknown', 'no user'))],
])('a message %s is accepted, so that it is not sent again', async (_, read) => {
  expect((await open(read).send()).status).toBe(200);
});

test('a message larger than any of the provider’s is not read', async () => {
  const { send } = open(async () => paid);
  expect((await send('x'.repeat(2 ** 20 + 1))).status).toBe(413);
});

test('the plans come from the server’s one table', async () => {
  const { app } = open(async () => null);
  const answer = await app.request('/api/plans', { headers: { authorization: `Bearer ${ana.token}` } });
  const { plans } = (await answer.json()) as { plans: Record<string, unknown>[] };
  expect(
    plans.map(({ name, priceCents, credits, turboCredits, popular, priceId }) => [
      name,
      priceCents,
      credits,
      turboCredits,
      popular,
      priceId,
    ]),
  ).toEqual([
    ['Starter', 6790, 45, 5, false, null],
    ['Pro', 8990, 55, 15, true, null],
    ['Master', 12_990, 80, 30, false, null],
  ]);
});
