import { join } from 'node:path';
import { forEachPlan, plans } from '../../contract/browser/plans.ts';
import type { Environment } from '../environment.ts';
import { stripePriceVariable } from '../environment-variables.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { observePayments } from '../observation/observe-provider.ts';
import { observedFetch } from '../observation/observed-fetch.ts';
import type { Observer } from '../ports/observer.ts';
import type { Payments, PriceIds } from '../ports/payments.ts';
import { createPaymentSandbox, type PaymentSandbox } from '../providers/local/payments/payment-sandbox.ts';
import { createNoPayments } from '../providers/stripe/no-payments.ts';
import { stripeWhenCalled } from '../providers/stripe/stripe-when-called.ts';
import { systemClock } from '../system/system-clock.ts';

const STRIPE = 'https://api.stripe.com';
const STRIPE_CHECKOUT = 'https://checkout.stripe.com';
const SANDBOX = 'http://stripe-sandbox.invalid';

/** The payment provider that was configured, and the origins of its pages. */
export interface ChosenPayments {
  payments: Payments;
  checkoutOrigins: string[];
  sandbox: PaymentSandbox | null;
}

interface Addresses {
  publicUrl: string;
  /** Where this process answers webhooks, for the sandbox. */
  webhookUrl: string;
}

/** Stripe where a key is given; else the sandbox of the embedded mode; else none. */
export function choosePayments(
  environment: Environment,
  addresses: Addresses,
  observer: Observer,
): ChosenPayments {
  const chosen = choose(environment, addresses, observedFetch(observer));
  const vendor = chosen.sandbox ? 'local' : 'stripe';
  return { ...chosen, payments: observePayments({ observer, vendor }, chosen.payments) };
}

function choose(environment: Environment, addresses: Addresses, send: typeof fetch): ChosenPayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = environment;
  if (secretKey) {
    const baseUrl = environment.STRIPE_BASE_URL ?? STRIPE;
    const priceIds: PriceIds = forEachPlan((id) => environment[stripePriceVariable(id)] ?? null);
    const settings = { secretKey, webhookSecret, priceIds, baseUrl, send, clock: systemClock };
    const elsewhere = baseUrl === STRIPE ? [] : [new URL(baseUrl).origin];
    return {
      payments: stripeWhenCalled(settings),
      checkoutOrigins: [STRIPE_CHECKOUT, ...elsewhere],
      sandbox: null,
    };
  }
  if (environment.hosted || environment.embeddedPublic)
    return { payments: createNoPayments(), checkoutOrigins: [], sandbox: null };
  return chooseSandbox(environment, addresses);
}

function chooseSandbox({ DATA_DIR }: Environment, { publicUrl, webhookUrl }: Addresses): ChosenPayments {
  const priceIds = forEachPlan((id) => `local_price_${id}`);
  const sandbox = createPaymentSandbox({
    // The file's former name, so that an existing data folder keeps its payments.
    file: join(DATA_DIR, 'payment-stand-in.json'),
    prices: Object.fromEntries(plans.map(({ id, priceCents }) => [priceIds[id], priceCents])),
    clock: systemClock,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhookUrl, { method: 'POST', body, headers })).status;
    },
  });
  const settings = {
    secretKey: 'sk_local',
    webhookSecret: sandbox.webhookSecret,
    priceIds,
    baseUrl: SANDBOX,
    send: sandbox.send,
    clock: systemClock,
  };
  return { payments: stripeWhenCalled(settings), checkoutOrigins: ownOrigins(publicUrl), sandbox };
}
