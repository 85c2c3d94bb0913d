import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Payments } from '../../ports/payments.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { createStripePayments } from './stripe-payments.ts';

type Answer = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

const USER = '11111111-1111-4111-8111-111111111111';
let answers: Record<string, Answer>;
let seen: { call: string; body: string; headers: IncomingMessage['headers'] }[];
let server: ReturnType<typeof createServer>;
let payments: Payments;
let clock: ManualClock;

beforeEach(async () => {
  answers = {};
  seen = [];
  clock = createManualClock(new Date());
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    seen.push({ call, body, headers: request.headers });
    const answer =
      answers[call] ?? ((_, refused) => json(refused, { error: { message: 'No such object' } }, 404));
    answer(Object.assign(request, { body }), response);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  payments = createStripePayments(settings());
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((settle) => server.close(settle));
});

const settings = () => ({
  secretKey: 'sk_test_secret',
  webhookSecret: 'whsec_new',
  priceIds: { starter: 'price_s', pro: 'price_p', master: null },
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  send: fetch,
  clock,
  callLimitMs: 400,
});

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
const order = {
  userId: USER,
  email: 'ana@example.com',
  planId: 'pro',
  priceId: 'price_p',
  successUrl: 'https://andromeda.example.com/sucesso?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://andromeda.example.com/plans',
} as const;
const OPEN = 'POST /v1/checkout/sessions';

test('a checkout is opened for the user, the price and the way back, once for two presses', async () => {
  const session = { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1', payment_status: 'unpaid' };
  answers[OPEN] = (_, response) => json(response.setHeader('request-id', 'req_1'), session);
  expect(await payments.openCheckout(order)).toEqual({ url: session.url });
  await payments.openCheckout(order);
  const [first, second] = seen.filter(({ call }) => call === OPEN);
  const form = new URLSearchParams(first?.body);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'subscription',
    locale: 'pt-BR',
    'line_items[0][price]': 'price_p',
    client_reference_id: USER,
    customer_email: 'ana@example.com',
    'subscription_data[metadata][user_id]': USER,
    'subscription_data[metadata][plan_id]': 'pro',
    success_url: order.successUrl,
  });
  expect(first?.headers.authorization).toBe('Bearer sk_test_secret');
  expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key']);
  // Stripe's library would tell it how long each call took.
  for (const { headers } of seen) expect(headers['x-stripe-client-telemetry']).toBeUndefined();
});

test('a pack is opened as one payment at our own price, whose metadata say whose it is and what it holds', async () => {
  const session = { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1', payment_status: 'unpaid' };
  answers[OPEN] = (_, response) => json(response, session);
  const { planId: _plan, ...common } = order;
  const pack = { id: 'pack-30', credits: 30, priceCents: 5490 } as const;
  expect(await payments.openCheckout({ ...common, priceId: 'pack-30', pack })).toEqual({ url: session.url });
  const form = new URLSearchParams(seen.find(({ call }) => call === OPEN)?.body);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][currency]': 'brl',
    'line_items[0][price_data][unit_amount]': '5490',
    'line_items[0][price_data][product_data][name]': 'Pacote de 30 créditos',
    'metadata[price_id]': 'pack-30',
    'payment_intent_data[metadata][user_id]': USER,
    'payment_intent_data[metadata][pack_id]': 'pack-30',
    'payment_intent_data[metadata][pack_credits]': '30',
    customer_creation: 'always',
    success_url: order.successUrl,
  });
  // The means of payment are those that the operator turned on at Stripe.
  expect([...form.keys()].filter((key) => key.startsWith('payment_method'))).toEqual([]);
});

test.each(['https://api.stripe.com', 'http://stripe.example.com', 'https://stripe.example.com:8443'])(
  'the provider is asked at %s',
  async (baseUrl) => {
    const asked: string[] = [];
    const elsewhere = createStripePayments({
      ...settings(),
      baseUrl,
      send: async (input) => {
        asked.push(new URL(input instanceof Request ? input.url : input).origin);
        return Response.json({ id: 'cs_1', payment_status: 'unpaid' });
      },
    });
    await elsewhere.readCheckout('cs_1');
    expect(asked).toEqual([baseUrl]);
  },
);

test('two presses within a minute open one checkout, and one of the next minute another', async () => {
  answers[OPEN] = (_, response) =>
    json(response, { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1', payment_status: 'unpaid' });
  const untilNextMinute = 60_000 - (clock.now().getTime() % 60_000);
  for (const wait of [untilNextMinute, 59_999, 1]) {
    await clock.advance(wait);
    await payments.openCheckout(order);
  }
  const keys = seen.filter(({ call }) => call === OPEN).map(({ headers }) => headers['idempotency-key']);
  expect(keys[1], 'late in the same minute').toBe(keys[0]);
  expect(keys[2], 'in the next minute').not.toBe(keys[0]);
});

test('an open page for the same order is offered again, and the user’s other pages are closed', async () => {
  const page = (id: string, priceId: string, userId: string = USER) => ({
    id,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    payment_status: 'unpaid',
    client_reference_id: userId,
    metadata: { price_id: priceId },
    success_url: order.successUrl,
    created: Math.floor(clock.now().getTime() / 1000) - 600,
  });
  const data = [page('cs_starter', 'price_s'), page('cs_pro', 'price_p'), page('cs_other', 'price_s', 'bia')];
  let asked = '';
  answers['GET /v1/checkout/sessions'] = ({ url = '' }, response) => {
    asked = decodeURIComponent(url);
    json(response, { object: 'list', data });
  };
  expect(await payments.openCheckout(order)).toEqual({ url: data[1]?.url });
  expect(asked).toContain('customer_details[email]=ana@example.com&status=open');
  expect(seen.map(({ call }) => call)).toEqual([
    'GET /v1/checkout/sessions',
    'POST /v1/checkout/sessions/cs_starter/expire',
  ]);
});

describe('a provider that fails is one kind of failure, which names no key', () => {
  const cases: [string, Answer][] = [
    ...[400, 401, 402, 429, 500].map((status): [string, Answer] => [
      String(status),
      (_, response) => json(response, { error: { type: 'api_error', message: 'no' } }, status),
    ]),
    [
      'a page instead of an answer',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    ['an empty object', (_, response) => json(response, {})],
    ['no address', (_, response) => json(response, { id: 'cs_1', payment_status: 'unpaid', url: null })],
    [
      'an answer that is cut',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
        response.write('{"id":');
        setImmediate(() => response.destroy());
      },
    ],
    ['a hang', () => undefined],
  ];
  test.each(cases)('%s', async (_case, answer) => {
    answers[OPEN] = answer;
    const failure = await payments.openCheckout(order).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'PaymentError', kind: 'failed' });
    expect(String((failure as Error).message)).toMatch(/^Stripe/);
    expect(JSON.stringify(failure)).not.toContain('sk_test_secret');
  });
});

test('the key follows no redirect to another address', async () => {
  answers['GET /v1/checkout/sessions/cs_1'] = (_, response) =>
    void response.writeHead(302, { location: '/elsewhere' }).end();
  await expect(payments.readCheckout('cs_1')).rejects.toMatchObject({ kind: 'failed' });
  expect(seen.map(({ call }) => call)).toEqual(['GET /v1/checkout/sessions/cs_1']);
});

test('an invented session is unknown, which is not a failure of the provider', async () => {
  await expect(payments.readCheckout('cs_invented')).rejects.toMatchObject({ kind: 'unknown' });
});

test.each([
  ['that is not paid', { payment_status: 'unpaid', invoice: 'in_1' }],
  ['without an invoice', { payment_status: 'paid', client_reference_id: USER }],
])('a session %s tells whose it is, and of no payment', async (_what, session) => {
  answers['GET /v1/checkout/sessions/cs_1'] = (_, response) => json(response, { id: 'cs_1', ...session });
  const userId = 'client_reference_id' in session ? USER : null;
  expect(await payments.readCheckout('cs_1')).toEqual({ userId, event: null });
  expect(seen).toHaveLength(1);
});

/** A subscription as older and newer versions of Stripe's interface show it. */
const subscription = (shape: 'old' | 'new') => ({
  id: 'sub_1',
  status: 'active',
  metadata: { user_id: USER, plan_id: 'starter' },
  created: 1_790_000_000,
  cancel_at_period_end: false,
  ...(shape === 'old' ? { current_period_end: 1_793_000_000 } : {}),
  items: {
    data: [{ price: { id: 'price_p' }, ...(shape === 'new' ? { current_period_end: 1_793_000_000 } : {}) }],
  },
});

test('a subscription that its user cancels goes on until the end of its paid period', async () => {
  answers['POST /v1/subscriptions/sub_1'] = ({ body }, response) => {
    const asked = new URLSearchParams(body).get('cancel_at_period_end');
    json(response, { ...subscription('new'), cancel_at_period_end: asked === 'true' });
  };
  expect(await payments.cancelAtPeriodEnd('sub_1')).toMatchObject({ id: 'sub_1', cancelsAtPeriodEnd: true });
});

test('a subscription that must end now is cancelled at Stripe, and one that has ended is left alone', async () => {
  let status = 'active';
  answers['GET /v1/subscriptions/sub_1'] = (_, response) =>
    json(response, { ...subscription('new'), status });
  answers['DELETE /v1/subscriptions/sub_1'] = (_, response) => {
    status = 'canceled';
    json(response, { ...subscription('new'), status });
  };
  for (const time of [1, 2])
    expect(await payments.endNow('sub_1'), `time ${time}`).toMatchObject({ id: 'sub_1', status: 'ended' });
  expect(seen.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});

describe('a message', () => {
  const invoice = (shape: 'old' | 'new') => ({
    id: 'in_1',
    status: 'paid',
    amount_paid: 8990,
    created: 1_790_000_000,
    ...(shape === 'old'
      ? { subscription: 'sub_1', lines: { data: [{ amount: 8990, price: { id: 'price_p' } }] } }
      : {
          parent: { subscription_details: { subscription: 'sub_1' } },
          lines: { data: [{ amount: 8990, pricing: { price_details: { price: 'price_p' } } }] },
        }),
  });
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } });
  const signedWith = (secret: string, time = Math.floor(clock.now().getTime() / 1000)) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const header = (...signatures: string[]) =>
    [`t=${Math.floor(clock.now().getTime() / 1000)}`, ...signatures.map((one) => `v1=${one}`)].join(',');

  test.each(['old', 'new'] as const)('of a paid invoice is understood in the %s shape', async (shape) => {
    answers['GET /v1/invoices/in_1'] = (_, response) => json(response, invoice(shape));
    answers['GET /v1/subscriptions/sub_1'] = (_, response) => json(response, subscription(shape));
    expect(await payments.readMessage(body, header(signedWith('whsec_new')))).toMatchObject({
      payment: { invoiceId: 'in_1', userId: USER, planId: 'pro', amountCents: 8990 },
      subscription: {
        id: 'sub_1',
        planId: 'pro',
        currentPeriodEnd: new Date(1_793_000_000_000).toISOString(),
      },
    });
  });

  test('signed with the old and the new secret, as while a secret is replaced, is believed', async () => {
    answers['GET /v1/invoices/in_1'] = (_, response) => json(response, invoice('new'));
    answers['GET /v1/subscriptions/sub_1'] = (_, response) => json(response, subscription('new'));
    const both = header(signedWith('whsec_old'), signedWith('whsec_new'));
    expect(await payments.readMessage(body, both)).not.toBeNull();
    await expect(payments.readMessage(body, header(signedWith('whsec_old')))).rejects.toMatchObject({
      kind: 'signature',
    });
  });

  test('about a subscription that is not ours is unknown', async () => {
    answers['GET /v1/invoices/in_1'] = (_, response) => json(response, invoice('new'));
    answers['GET /v1/subscriptions/sub_1'] = (_, response) =>
      json(response, { ...subscription('new'), metadata: {} });
    await expect(payments.readMessage(body, header(signedWith('whsec_new')))).rejects.toMatchObject({
      kind: 'unknown',
    });
  });

  test('while the provider cannot be asked is a failure, so that it comes again', async () => {
    answers['GET /v1/invoices/in_1'] = (_, response) => json(response, {}, 503);
    await expect(payments.readMessage(body, header(signedWith('whsec_new')))).rejects.toMatchObject({
      kind: 'failed',
    });
  });

  /** Reads a message of another type, signed as the provider would. */
  const readOther = (type: string, object: object) => {
    const other = JSON.stringify({ id: 'evt_2', type, data: { object } });
    const time = Math.floor(clock.now().getTime() / 1000);
    const mac = createHmac('sha256', 'whsec_new').update(`${time}.${other}`).digest('hex');
    return payments.readMessage(other, `t=${time},v1=${mac}`);
  };

  test('of a refund names its invoice and what was paid back in all', async () => {
    const charge = { id: 'ch_1', amount_refunded: 4000, invoice: 'in_1' };
    expect(await readOther('charge.refunded', charge)).toEqual({
      payment: null,
      refund: { invoiceId: 'in_1', refundedCents: 4000 },
      subscription: null,
    });
  });

  const packSession = {
    id: 'cs_1',
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 5490,
    created: 1_790_000_000,
    metadata: { user_id: USER, pack_id: 'pack-30', pack_credits: '30' },
  };

  test.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
    '%s of a pack is believed for what Stripe says of the session now',
    async (type) => {
      let status = 'unpaid';
      answers['GET /v1/checkout/sessions/cs_1'] = (_, response) =>
        json(response, { ...packSession, payment_status: status });
      // A Pix that waits: the page is complete, and nothing has been paid.
      expect(await readOther(type, packSession)).toBeNull();
      status = 'paid';
      expect(await readOther(type, { ...packSession, payment_status: 'unpaid' })).toMatchObject({
        payment: { invoiceId: 'pi_1', userId: USER, packId: 'pack-30', packCredits: 30, amountCents: 5490 },
        subscription: null,
      });
    },
  );

  test('of a refunded pack names its payment', async () => {
    answers['GET /v1/invoice_payments'] = (_, response) => json(response, { object: 'list', data: [] });
    const charge = { id: 'ch_1', amount_refunded: 5490, payment_intent: 'pi_1' };
    expect(await readOther('charge.refunded', { ...charge, metadata: packSession.metadata })).toMatchObject({
      refund: { invoiceId: 'pi_1', refundedCents: 5490 },
    });
    expect(await readOther('charge.refunded', { ...charge, metadata: { shop: '7' } })).toBeNull();
  });

  test.each([
    ['nothing', { id: 'ch_1', amount_refunded: 0, invoice: 'in_1' }],
    ['a payment without an invoice', { id: 'ch_1', amount_refunded: 4000 }],
  ])('of a refund of %s is ignored', async (_case, charge) => {
    expect(await readOther('charge.refunded', charge)).toBeNull();
  });

  test('that is signed but of an unknown shape is a failure, so that it comes again', async () => {
    const time = Math.floor(clock.now().getTime() / 1000);
    const mac = createHmac('sha256', 'whsec_new').update(`${time}.{}`).digest('hex');
    await expect(payments.readMessage('{}', `t=${time},v1=${mac}`)).rejects.toMatchObject({ kind: 'failed' });
  });

  test('of another kind is accepted and ignored', async () => {
    expect(await readOther('customer.created', {})).toBeNull();
    expect(seen).toEqual([]);
  });
});
