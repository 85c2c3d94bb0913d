import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { unobserved } from '../ports/observer.ts';
import { choosePayments } from './choose-payments.ts';

const chosenFor = (given: Record<string, string>) =>
  choosePayments(
    readEnvironment({ DATA_DIR: 'memory', ...given }),
    { publicUrl: 'http://localhost:3000', webhookUrl: 'http://localhost:3000/api/stripe/webhook' },
    unobserved,
  );

test('the embedded mode plays payments on its own machine only, never on a public address', () => {
  expect(chosenFor({}).sandbox).not.toBeNull();
  const { sandbox, checkoutOrigins } = chosenFor({ EMBEDDED_PUBLIC: 'yes' });
  expect([sandbox, checkoutOrigins]).toEqual([null, []]);
});

test('a Stripe account is charged at its own pages, also on a public address', () => {
  const { sandbox, checkoutOrigins } = chosenFor({
    EMBEDDED_PUBLIC: 'yes',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
  });
  expect([sandbox, checkoutOrigins]).toEqual([null, ['https://checkout.stripe.com']]);
});
