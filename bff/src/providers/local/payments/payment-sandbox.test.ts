import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createStripePayments } from '../../stripe/stripe-payments.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = createManualClock(new Date());
const priceIds = { starter: 'price_s', pro: 'price_p', master: null };

function start(deliver: (body: string) => Promise<number> = async () => 200) {
  const file = join(folder, 'payments.json');
  const sandbox = createPaymentSandbox({ file, prices: { price_p: 8990 }, clock, deliver });
  const { webhookSecret, send } = sandbox;
  const baseUrl = 'http://stripe-sandbox.invalid';
  return {
    sandbox,
    payments: createStripePayments({ secretKey: 'sk', webhookSecret, priceIds, baseUrl, send, clock }),
  };
}
const order = {
  userId: '11111111-1111-4111-8111-111111111111',
  email: 'ana@example.com',
  planId: 'pro',
  priceId: 'price_p',
  successUrl: 'http://127.0.0.1:3000/sucesso?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://127.0.0.1:3000/plans',
} as const;
const idIn = (url: string) => url.split('/').at(-1) ?? '';

test('a payment outlives a restart', async () => {
  const before = start();
  const { url } = await before.payments.openCheckout(order);
  expect(new URL(url).origin).toBe('http://127.0.0.1:3000');
  expect(await before.sandbox.pay(idIn(url))).toBe(`http://127.0.0.1:3000/sucesso?session_id=${idIn(url)}`);
  const after = start();
  expect(await after.payments.readCheckout(idIn(url))).toMatchObject({
    userId: order.userId,
    event: { payment: { planId: 'pro', amountCents: 8990 }, subscription: { status: 'active' } },
  });
});

test('paying twice is one payment', async () => {
  const { sandbox, payments } = start();
  const { url } = await payments.openCheckout(order);
  await Promise.all([sandbox.pay(idIn(url)), sandbox.pay(idIn(url))]);
  expect(sandbox.subscriptions()).toHaveLength(1);
});

test('unreadable records are replaced by empty ones', () => {
  writeFileSync(join(folder, 'payments.json'), '{"sess');
  expect(start().sandbox.subscriptions()).toEqual([]);
});

test('a message that was not accepted is sent again', async () => {
  const answers = [500, 200];
  const types: string[] = [];
  const { sandbox, payments } = start(async (body) => {
    const { type } = JSON.parse(body) as { type: string };
    if (type !== 'invoice.paid') return 200;
    types.push(type);
    return answers.shift() ?? 200;
  });
  const { url } = await payments.openCheckout(order);
  await sandbox.pay(idIn(url));
  expect(types).toHaveLength(1);
  await clock.untilSomeoneSleeps(500);
  await clock.advance(500);
  expect(types).toHaveLength(2);
});
