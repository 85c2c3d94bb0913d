import { expect, test, vi } from 'vitest';
import type { SubscriptionRecord } from '../../ports/payment-repository.ts';
import type { Payments } from '../../ports/payments.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { openCheckout } from './open-checkout.ts';

const DAY_MS = 24 * 3600 * 1000;
const origin = 'http://localhost:3000';
const priceIds = { starter: 'price_s', pro: 'price_p', master: 'price_m' };

/** A shop in which Ana has this subscription; its period ends in so many days. */
function shopWith(subscription: (Partial<SubscriptionRecord> & { daysLeft?: number }) | null) {
  const services = createTestServices();
  const open = vi.fn<Payments['openCheckout']>(async () => ({ url: 'https://checkout.example.com/1' }));
  const { daysLeft = 10, ...changes } = subscription ?? {};
  const record: SubscriptionRecord = {
    providerId: 'sub_1',
    planId: 'pro',
    status: 'active',
    currentPeriodEnd: new Date(services.clock.now().getTime() + daysLeft * DAY_MS).toISOString(),
    cancelsAtPeriodEnd: false,
    ...changes,
  };
  const deps = {
    ...services,
    payments: { ...services.payments, priceIds, openCheckout: open },
    paymentRepository: { ...services.paymentRepository, subscription: async () => subscription && record },
  };
  return { open, buy: (priceId: string) => openCheckout(deps, ana, { priceId, origin }) };
}

test('a seller without a subscription is led to the payment page of the chosen plan', async () => {
  const { open, buy } = shopWith(null);
  expect(await buy('price_p')).toEqual({ url: 'https://checkout.example.com/1' });
  expect(open).toHaveBeenCalledExactlyOnceWith({
    userId: ana.userId,
    email: ana.email,
    planId: 'pro',
    priceId: 'price_p',
    successUrl: `${origin}/sucesso?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/plans`,
  });
});

test('a running plan is not sold a second time', async () => {
  const { open, buy } = shopWith({});
  await expect(buy('price_p')).rejects.toMatchObject({ code: 'already_subscribed' });
  expect(open).not.toHaveBeenCalled();
});

test('a plan whose renewal is some hours late still counts as running', async () => {
  await expect(shopWith({ daysLeft: -1 }).buy('price_p')).rejects.toMatchObject({
    code: 'already_subscribed',
  });
});

test.each([
  ['cancelled at the end of its period', { cancelsAtPeriodEnd: true }],
  ['ended', { status: 'ended' }],
  ['unpaid for longer than a renewal takes', { daysLeft: -4 }],
] as const)('the same plan can be bought again when it is %s', async (_state, subscription) => {
  const { open, buy } = shopWith(subscription);
  await buy('price_p');
  expect(open).toHaveBeenCalledTimes(1);
});

test('another plan than the running one can be bought', async () => {
  const { open, buy } = shopWith({});
  await buy('price_m');
  expect(open.mock.calls[0]?.[0]).toMatchObject({ planId: 'master' });
});

test('a price that no plan has opens no payment page', async () => {
  const { open, buy } = shopWith(null);
  await expect(buy('price_of_another_shop')).rejects.toMatchObject({ code: 'price_missing' });
  expect(open).not.toHaveBeenCalled();
});
