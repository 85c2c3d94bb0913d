import { expect, test, vi } from 'vitest';
import { termsOf } from '../../../contract/browser/plans.ts';
import type { PaymentRepository } from '../../ports/payment-repository.ts';
import type { Payments, SubscriptionState } from '../../ports/payments.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { recordEvent } from './record-event.ts';

const subscription: SubscriptionState = {
  id: 'sub_new',
  userId: ana.userId,
  planId: 'pro',
  status: 'active',
  currentPeriodEnd: '2026-12-20T12:00:00.000Z',
  cancelsAtPeriodEnd: false,
  startedAt: '2026-11-20T12:00:00.000Z',
  observedAt: '2026-11-20T12:00:00.000Z',
};
const payment = {
  invoiceId: 'in_1',
  userId: ana.userId,
  planId: 'pro',
  amountCents: 8990,
  paidAt: '2026-11-20T12:00:00.000Z',
} as const;
const nothing = { payment: null, refund: null, subscription: null };

/** A shop whose database gives this answer to each event. */
function shopWhere(answer: Awaited<ReturnType<PaymentRepository['record']>>) {
  const services = createTestServices();
  const record = vi.fn<PaymentRepository['record']>(async () => answer);
  const endNow = vi.fn<Payments['endNow']>(async (id) => ({ ...subscription, id, status: 'ended' }));
  const deps = {
    ...services,
    payments: { ...services.payments, endNow },
    paymentRepository: { ...services.paymentRepository, record },
  };
  const recorded = () => record.mock.calls.map(([entry]) => entry);
  return { deps, recorded, endNow, logged: services.logged };
}

test('a subscription that another one replaced ends at the provider, and is recorded as ended', async () => {
  const { deps, recorded, endNow } = shopWhere({ replaced: 'sub_old' });
  await recordEvent(deps, { ...nothing, subscription });
  expect(endNow).toHaveBeenCalledExactlyOnceWith('sub_old');
  expect(recorded()).toEqual([
    { ...nothing, subscription: { ...subscription, planName: 'Pro' } },
    { ...nothing, subscription: { ...subscription, id: 'sub_old', status: 'ended', planName: 'Pro' } },
  ]);
});

test('an event that replaces no subscription ends none', async () => {
  const { deps, recorded, endNow } = shopWhere({ replaced: null });
  const { credits, turboCredits } = termsOf('pro');
  await recordEvent(deps, { ...nothing, payment });
  expect(recorded()).toEqual([{ ...nothing, payment: { ...payment, credits, turboCredits } }]);
  expect(endNow).not.toHaveBeenCalled();
});

test('the log tells the operator of a payment for a user without an account, and nothing ends', async () => {
  const { deps, endNow, logged } = shopWhere('unknown_person');
  await recordEvent(deps, { ...nothing, payment });
  expect(logged.join()).toContain('a payment came for a user without an account');
  expect(endNow).not.toHaveBeenCalled();
});
