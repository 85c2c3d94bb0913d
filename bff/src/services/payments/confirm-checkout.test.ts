import { expect, test, vi } from 'vitest';
import { termsOf } from '../../../contract/browser/plans.ts';
import type { PaymentRepository } from '../../ports/payment-repository.ts';
import { type CheckoutState, PaymentError } from '../../ports/payments.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { confirmCheckout } from './confirm-checkout.ts';

const paymentOf = ({ userId }: typeof ana) => ({
  invoiceId: 'in_1',
  userId,
  planId: 'pro' as const,
  amountCents: 8990,
  paidAt: '2026-11-20T12:00:00.000Z',
});
const paidBy = (user: typeof ana): CheckoutState['event'] => ({
  payment: paymentOf(user),
  refund: null,
  subscription: null,
});

/** Ana opens the result page of a session that the provider reads like this. */
function confirmed(readCheckout: () => Promise<CheckoutState>) {
  const services = createTestServices();
  const record = vi.fn<PaymentRepository['record']>(async () => ({ replaced: null }));
  const deps = {
    ...services,
    payments: { ...services.payments, readCheckout },
    paymentRepository: { ...services.paymentRepository, record },
  };
  return { answer: confirmCheckout(deps, ana, 'cs_1'), record };
}

test('the result page grants what was paid even where no message has come', async () => {
  const { answer, record } = confirmed(async () => ({ userId: ana.userId, event: paidBy(ana) }));
  const { name, credits, turboCredits } = termsOf('pro');
  expect(await answer).toEqual({ planId: 'pro', planName: name, credits, turboCredits });
  expect(record).toHaveBeenCalledExactlyOnceWith({
    payment: { ...paymentOf(ana), credits, turboCredits },
    refund: null,
    subscription: null,
  });
});

test.each<[string, () => Promise<CheckoutState>]>([
  ['that nobody opened', () => Promise.reject(new PaymentError('unknown', 'no such session'))],
  ['that is not paid', async () => ({ userId: ana.userId, event: null })],
  ['of another user', async () => ({ userId: bia.userId, event: paidBy(bia) })],
  ['that another user opened', async () => ({ userId: bia.userId, event: paidBy(ana) })],
  ['that another user paid', async () => ({ userId: ana.userId, event: paidBy(bia) })],
  ['that names no user', async () => ({ userId: null, event: paidBy(ana) })],
])('a session %s confirms and grants nothing', async (_what, readCheckout) => {
  const { answer, record } = confirmed(readCheckout);
  await expect(answer).rejects.toMatchObject({ code: 'payment_not_confirmed' });
  expect(record).not.toHaveBeenCalled();
});

test('a session that the provider cannot be asked about is not answered as unpaid', async () => {
  const { answer } = confirmed(() => Promise.reject(new PaymentError('failed', 'no answer')));
  await expect(answer).rejects.toMatchObject({ code: 'payment_failed' });
});
