import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCreditLedger } from '../../data/credit-ledger.ts';
import { StoreError } from '../../ports/store-error.ts';
import type { User } from '../../ports/user.ts';
import { type Message, openPaymentsProject, prices } from '../../testing/payments-project.ts';
import { readCredits } from '../profile/read-credits.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { cancelSubscription, readSubscription } from './read-subscription.ts';
import { receiveMessage } from './receive-message.ts';

let shop: Awaited<ReturnType<typeof openPaymentsProject>>;
let seller: User;
let user: User;

beforeAll(async () => {
  shop = await openPaymentsProject();
  seller = await shop.project.newUser();
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.project.newUserLike(seller);
  shop.sent();
});

afterEach(async () => {
  expect(await shop.unbalanced(), 'every balance equals the sum of its ledger').toEqual([]);
});

const FREE = 5;
const subscription = () => readSubscription(shop.deps, user);

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((head, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [head, ...rest]),
  );
}

describe('one subscription’s life', () => {
  test('the messages of the first payment, in any order, grant the plan once', async () => {
    for (const order of permutations([0, 1, 2])) {
      user = await shop.project.newUserLike(seller);
      await shop.buy(user, 'pro');
      const messages = shop.sent();
      expect(messages.map(({ type }) => type).sort()).toEqual([
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
      ]);
      for (const at of order) await shop.bring(messages[at] as Message);
      expect(await shop.credits(user)).toEqual({ credits: FREE + 55, turbo: 15 });
      expect(await subscription()).toMatchObject({
        planId: 'pro',
        status: 'active',
        cancelsAtPeriodEnd: false,
      });
    }
  });

  /** A whole life for each order, in which its messages are then delivered. */
  async function liveOnceFor(orders: readonly number[][]) {
    for (const order of orders) {
      user = await shop.project.newUserLike(seller);
      const sessionId = await shop.buy(user, 'starter');
      const id = shop.sandbox.session(sessionId)?.subscriptionId ?? '';
      await shop.sandbox.renew(id, 'paid');
      await shop.sandbox.renew(id, 'refused');
      await shop.sandbox.end(id);
      const sent = shop.sent();
      const one = (type: string, nth = 0) => sent.filter((message) => message.type === type)[nth] as Message;
      const life = [
        one('checkout.session.completed'),
        one('invoice.paid', 1),
        one('customer.subscription.updated'),
        one('invoice.payment_failed'),
        one('customer.subscription.deleted'),
      ];
      for (const at of order) await shop.bring(life[at] as Message);
      expect(await shop.credits(user)).toEqual({ credits: FREE + 90, turbo: 10 });
      expect(await subscription()).toBeNull();
    }
  }
  const orders = permutations([0, 1, 2, 3, 4]);
  const isAmongFirst = (nth: number) => nth % 10 === 0;

  test('the messages of a whole life, delivered afterwards in any of 12 orders, have the same result', () =>
    liveOnceFor(orders.filter((_, nth) => isAmongFirst(nth))));

  test('the messages of a whole life have it in any of the other 108 orders, too', { tags: ['long'] }, () =>
    liveOnceFor(orders.filter((_, nth) => !isAmongFirst(nth))),
  );

  test('the messages of a cancelled and refunded subscription, in any order, have the same result', {
    tags: ['long'],
  }, async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      user = await shop.project.newUserLike(seller);
      const sessionId = await shop.buy(user, 'starter');
      const { subscriptionId: id, invoiceId } = shop.sandbox.session(sessionId) ?? {};
      await shop.sandbox.renew(id ?? '', 'paid');
      await shop.sandbox.refund(invoiceId ?? '');
      const sent = shop.sent();
      const one = (type: string, nth = 0) => sent.filter((message) => message.type === type)[nth] as Message;
      const life = [
        one('invoice.paid', 0),
        one('invoice.paid', 1),
        one('charge.refunded'),
        one('customer.subscription.updated'),
      ];
      for (const at of order) await shop.bring(life[at] as Message);
      // The credits of the first payment are taken back, those of the renewal stay.
      expect(await shop.credits(user)).toEqual({ credits: FREE + 45, turbo: 5 });
      await cancelSubscription(shop.deps, user);
      for (const at of order) await shop.bring(life[at] as Message);
      expect(await subscription()).toMatchObject({ status: 'cancelled', cancelsAtPeriodEnd: true });
      expect(await shop.credits(user)).toEqual({ credits: FREE + 45, turbo: 5 });
    }
  });

  test('all messages at once, each three times, grant each invoice once', async () => {
    const sessionId = await shop.buy(user, 'master');
    const id = shop.sandbox.session(sessionId)?.subscriptionId ?? '';
    await shop.sandbox.renew(id, 'paid');
    const sent = shop.sent();
    await Promise.all([...sent, ...sent, ...sent].map(shop.bring));
    expect(await shop.credits(user)).toEqual({ credits: FREE + 160, turbo: 60 });
  });

  test('a message that comes again after a month still grants nothing more', async () => {
    await shop.buy(user, 'starter');
    const sent = shop.sent();
    for (const message of sent) await shop.bring(message);
    const { body } = sent.find(({ type }) => type === 'invoice.paid') as Message;
    const again = await reSigned(body);
    await receiveMessage(shop.deps, body, again);
    expect(await shop.credits(user)).toEqual({ credits: FREE + 45, turbo: 5 });
  });

  test('the result page and the message about the same payment grant it once between them', async () => {
    const sessionId = await shop.buy(user, 'pro');
    const sent = shop.sent();
    const [confirmed] = await Promise.all([
      confirmCheckout(shop.deps, user, sessionId),
      ...sent.map(shop.bring),
      confirmCheckout(shop.deps, user, sessionId),
    ]);
    expect(confirmed).toEqual({ planId: 'pro', planName: 'Pro', credits: 55, turboCredits: 15 });
    expect(await shop.credits(user)).toEqual({ credits: FREE + 55, turbo: 15 });
  });

  test('a refused payment keeps the plan as past due, and the next paid one makes it active', async () => {
    const sessionId = await shop.buy(user, 'pro');
    const id = shop.sandbox.session(sessionId)?.subscriptionId ?? '';
    await shop.sandbox.renew(id, 'refused');
    for (const message of shop.sent()) await shop.bring(message);
    expect(await subscription()).toMatchObject({ status: 'past_due' });
    expect(await shop.credits(user)).toEqual({ credits: FREE + 55, turbo: 15 });
    await shop.sandbox.renew(id, 'paid');
    for (const message of shop.sent()) await shop.bring(message);
    expect(await subscription()).toMatchObject({ status: 'active' });
    expect(await shop.credits(user)).toEqual({ credits: FREE + 110, turbo: 30 });
  });
});

describe('a database that fails', () => {
  test('makes the provider send the message again, which then grants once', async () => {
    await shop.buy(user, 'pro');
    const paid = shop.sent().find(({ type }) => type === 'invoice.paid') as Message;
    let failures = 2;
    const failing = {
      ...shop.deps,
      paymentRepository: {
        ...shop.deps.paymentRepository,
        record: (entry: Parameters<typeof shop.deps.paymentRepository.record>[0]) => {
          if (failures-- > 0) return Promise.reject(new StoreError('unavailable', 'no answer'));
          return shop.deps.paymentRepository.record(entry);
        },
      },
    };
    for (let n = 0; n < 2; n++)
      await expect(receiveMessage(failing, paid.body, paid.signature)).rejects.toBeInstanceOf(StoreError);
    expect(await shop.credits(user)).toEqual({ credits: FREE, turbo: 0 });
    await receiveMessage(failing, paid.body, paid.signature);
    await receiveMessage(failing, paid.body, paid.signature);
    expect(await shop.credits(user)).toEqual({ credits: FREE + 55, turbo: 15 });
  });
});

describe('a refund', () => {
  test('takes back the credits of its payment once, even when it is reported before the payment', async () => {
    for (const refundFirst of [false, true]) {
      user = await shop.project.newUserLike(seller);
      const sessionId = await shop.buy(user, 'pro');
      await shop.sandbox.refund(shop.sandbox.session(sessionId)?.invoiceId ?? '');
      const sent = shop.sent();
      const refund = sent.find(({ type }) => type === 'charge.refunded') as Message;
      const others = sent.filter((message) => message !== refund);
      const order = refundFirst ? [refund, ...others, refund] : [...others, refund, refund];
      for (const message of order) await shop.bring(message);
      expect(await shop.credits(user)).toEqual({ credits: FREE, turbo: 0 });
    }
  });

  test('of a half takes back a half, and never more than is left', async () => {
    const sessionId = await shop.buy(user, 'starter');
    for (const message of shop.sent()) await shop.bring(message);
    const invoiceId = shop.sandbox.session(sessionId)?.invoiceId ?? '';
    await shop.sandbox.refund(invoiceId, 3395);
    for (const message of shop.sent()) await shop.bring(message);
    expect(await shop.credits(user)).toEqual({ credits: FREE + 23, turbo: 3 });
    const ledger = createCreditLedger(shop.project.clients);
    for (let n = 0; n < 20; n++) {
      await ledger.reserveCredit({
        userId: user.userId,
        idempotencyKey: crypto.randomUUID(),
        fingerprint: 'x',
        operation: 'generate_image',
        prompt: null,
        options: {},
        leaseSeconds: 60,
      });
    }
    await shop.sandbox.refund(invoiceId);
    for (const message of shop.sent()) await shop.bring(message);
    expect(await shop.credits(user)).toEqual({ credits: 0, turbo: 0 });
  });
});

describe('a subscription', () => {
  test('that its user cancels ends with the paid period', async () => {
    await shop.buy(user, 'master');
    for (const message of shop.sent()) await shop.bring(message);
    expect(await readCredits(shop.deps, user)).toMatchObject({ planName: 'Master' });
    expect(await cancelSubscription(shop.deps, user)).toMatchObject({
      planId: 'master',
      status: 'cancelled',
      cancelsAtPeriodEnd: true,
    });
    await shop.clock.advance(31 * 24 * 3600 * 1000);
    expect(await subscription()).toBeNull();
    expect(await readCredits(shop.deps, user)).toMatchObject({ planName: 'Pro' });
    await expect(cancelSubscription(shop.deps, user)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not sold twice, and another plan takes the place of the first, which ends at the provider', async () => {
    const first = await shop.buy(user, 'starter');
    for (const message of shop.sent()) await shop.bring(message);
    const request = { priceId: prices.starter, origin: 'http://localhost:3000' };
    await expect(openCheckout(shop.deps, user, request)).rejects.toMatchObject({
      code: 'already_subscribed',
    });
    await shop.clock.advance(5000);
    await shop.buy(user, 'master');
    for (const message of shop.sent()) await shop.bring(message);
    const old = shop.sandbox.session(first)?.subscriptionId ?? '';
    expect(shop.sandbox.subscriptions().find((one) => one.subscription.id === old)?.subscription.status).toBe(
      'canceled',
    );
    for (const message of shop.sent()) await shop.bring(message);
    expect(await subscription()).toMatchObject({ planId: 'master', status: 'active' });
    expect(await shop.credits(user)).toEqual({ credits: FREE + 125, turbo: 35 });
  });
});

describe('several payment pages of one user', () => {
  const origin = 'http://localhost:3000';
  const open = async (plan: keyof typeof prices) => {
    const { url } = await openCheckout(shop.deps, user, { priceId: prices[plan], origin });
    return url.split('/').at(-1) ?? '';
  };

  test('of the same plan are one page, even an hour apart, and it is paid once', async () => {
    const first = await open('pro');
    await shop.clock.advance(10 * 60_000);
    expect(await open('pro')).toBe(first);
    await shop.clock.advance(60 * 60_000);
    const later = await open('pro');
    expect(await shop.sandbox.pay(first)).toBeNull();
    expect(await shop.sandbox.pay(later)).toContain('/sucesso');
    for (const message of shop.sent()) await shop.bring(message);
    expect(await shop.credits(user)).toEqual({ credits: FREE + 55, turbo: 15 });
  });

  test('of different plans leave only the last one open to be paid', async () => {
    const pages = [await open('starter'), await open('master'), await open('starter'), await open('pro')];
    const paid = await Promise.all(pages.map((page) => shop.sandbox.pay(page)));
    expect(paid.map((next) => next !== null)).toEqual([false, false, false, true]);
  });

  test('close no page of another user', async () => {
    const other = await shop.project.newUserLike(seller);
    const { url } = await openCheckout(shop.deps, other, { priceId: prices.pro, origin });
    await open('pro');
    expect(await shop.sandbox.pay(url.split('/').at(-1) ?? '')).not.toBeNull();
  });
});

describe('a forged or foreign message or session', () => {
  test('a message without, with a wrong or with an old signature is refused and grants nothing', async () => {
    await shop.buy(user, 'pro');
    const { body, signature } = shop.sent().find(({ type }) => type === 'invoice.paid') as Message;
    for (const wrong of ['', 't=1,v1=00', signature.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
      await expect(receiveMessage(shop.deps, body, wrong)).rejects.toMatchObject({ code: 'bad_request' });
    await expect(receiveMessage(shop.deps, `${body} `, signature)).rejects.toMatchObject({
      code: 'bad_request',
    });
    await shop.clock.advance(301_000);
    await expect(receiveMessage(shop.deps, body, signature)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await shop.credits(user)).toEqual({ credits: FREE, turbo: 0 });
  });

  test('an invented, an unpaid and another user’s session are not confirmed', async () => {
    const other = await shop.project.newUserLike(seller);
    const theirs = await shop.buy(other, 'pro');
    const { url } = await openCheckout(shop.deps, user, {
      priceId: prices.pro,
      origin: 'http://localhost:3000',
    });
    for (const sessionId of ['cs_invented', theirs, url.split('/').at(-1) ?? ''])
      await expect(confirmCheckout(shop.deps, user, sessionId)).rejects.toMatchObject({
        code: 'payment_not_confirmed',
      });
    expect(await shop.credits(user)).toEqual({ credits: FREE, turbo: 0 });
    expect(await shop.credits(other)).toEqual({ credits: FREE, turbo: 0 });
  });

  test('a price that is not in the server’s table opens no checkout', async () => {
    const request = { priceId: 'price_of_somebody', origin: 'http://localhost:3000' };
    await expect(openCheckout(shop.deps, user, request)).rejects.toMatchObject({ code: 'price_missing' });
  });

  test('a user cannot record a payment without the service', async () => {
    const answer = await shop.project.rest('rpc/record_payment', {
      user,
      method: 'POST',
      body: { p_payment: null, p_refund: null, p_subscription: null },
    });
    expect(answer.ok).toBe(false);
  });
});

async function reSigned(body: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  const time = Math.floor(shop.clock.now().getTime() / 1000);
  const digest = createHmac('sha256', shop.sandbox.webhookSecret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
