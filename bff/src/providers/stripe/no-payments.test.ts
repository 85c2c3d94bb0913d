import { expect, test } from 'vitest';
import { createNoPayments } from './no-payments.ts';

test('a server without a payment provider sells no plan and says why, and accounts can be deleted all the same', async () => {
  const payments = createNoPayments();
  expect(Object.values(payments.priceIds)).toEqual([null, null, null]);
  const message = expect.stringContaining('STRIPE_SECRET_KEY');
  await expect(payments.readCheckout('cs_1')).rejects.toMatchObject({ kind: 'failed', message });
  const user = { userId: 'ana', email: 'ana@loja.example.com', subscriptionIds: [] };
  await payments.closeCheckouts(user);
  await payments.forgetCustomer(user);
});
