import {
  customerOf,
  invoiceOfIntent,
  invoiceShape,
  sessionShape,
  subscriptionShape,
} from './sandbox-shapes.ts';
import { newId, type SandboxSale, type SandboxSession, type SandboxState } from './sandbox-state.ts';

interface SandboxApi {
  state: SandboxState;
  prices: Readonly<Record<string, number>>;
  now(): number;
  tell(type: string, object: unknown): Promise<void>;
  pagePath(sessionId: string): string;
}

type Answer = { status: number; body: unknown };

/** The calls of Stripe that we make, answered as Stripe answers them. */
export function createSandboxApi(api: SandboxApi): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const { status, body } = answerCall(api, `${request.method} ${pathname}`, { form, query: searchParams });
    return Response.json(body, { status, headers: { 'request-id': newId('req') } });
  };
}

function answerCall(
  api: SandboxApi,
  call: string,
  { form, query }: { form: URLSearchParams; query: URLSearchParams },
): Answer {
  const { state } = api;
  const [, room = '', id = '', deed = ''] =
    /^\w+ \/v1\/(checkout\/sessions|subscriptions|customers|invoices|invoice_payments|payment_intents)\/?([^/]*)\/?(\w*)$/.exec(
      call,
    ) ?? [];
  const method = call.split(' ')[0];
  if (room === 'checkout/sessions') return answerSession(api, { method, id, deed, form, query });
  if (room === 'customers') return answerCustomer(api, method, id, query);
  if (room === 'subscriptions' && id === '') return ok(subscriptionsOf(state, query));
  if (room === 'subscriptions') return answerSubscription(api, method, id, form);
  if (room === 'invoices') {
    const invoice = state.invoices[id];
    return invoice ? ok(invoiceShape(invoice)) : missing();
  }
  if (room === 'payment_intents') return ok(paymentsOf(state, query));
  if (room === 'invoice_payments') {
    const invoice = state.invoices[invoiceOfIntent(query.get('payment[payment_intent]') ?? '')];
    return ok({ object: 'list', data: invoice ? [{ invoice: invoice.id }] : [] });
  }
  return missing();
}

interface SessionCall {
  method: string | undefined;
  id: string;
  deed: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

function answerSession(api: SandboxApi, { method, id, deed, form, query }: SessionCall): Answer {
  const { state } = api;
  const shape = (session: SandboxSession) => sessionShape(session, pageUrl(api, session.id));
  if (id === '' && method === 'POST') return openSession(api, form);
  if (id === '') {
    const [email, status] = [query.get('customer_details[email]'), query.get('status')];
    const asked = Object.values(state.sessions).filter((session) => session.email === email);
    return ok({ object: 'list', data: asked.map(shape).filter((one) => one.status === status) });
  }
  const session = state.sessions[id];
  if (!session) return missing();
  if (deed === 'expire') {
    if (shape(session).status !== 'open') return refusal(400, 'Only an open session can be expired');
    session.expired = true;
    state.keep();
  }
  return ok(shape(session));
}

function openSession(api: SandboxApi, form: URLSearchParams): Answer {
  const priceId = form.get('line_items[0][price]') ?? '';
  const sale = saleIn(form);
  if (!sale && api.prices[priceId] === undefined) return refusal(400, `No such price: '${priceId}'`);
  const id = newId('cs');
  api.state.sessions[id] = {
    id,
    priceId: priceId || (form.get('metadata[price_id]') ?? ''),
    clientReference: form.get('client_reference_id') ?? '',
    email: form.get('customer_email') ?? '',
    metadata: metadataIn(form),
    created: api.now(),
    successUrl: form.get('success_url') ?? '/',
    cancelUrl: form.get('cancel_url') ?? '/',
    paid: false,
    subscriptionId: null,
    invoiceId: null,
    ...(sale && { sale }),
  };
  api.state.keep();
  return ok(sessionShape(api.state.sessions[id], pageUrl(api, id)));
}

const metadataIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const [, name] = /^metadata\[(\w+)\]$/.exec(key) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );

function saleIn(form: URLSearchParams): SandboxSale | null {
  if (form.get('mode') !== 'payment') return null;
  const price = (part: string) => form.get(`line_items[0][price_data]${part}`);
  const amount = Number(price('[unit_amount]'));
  return { name: price('[product_data][name]') ?? '', amount, refunded: 0, pixUntil: null };
}

function answerSubscription(
  { state, now, tell }: SandboxApi,
  method: string | undefined,
  id: string,
  form: URLSearchParams,
): Answer {
  const subscription = state.subscriptions[id];
  if (!subscription) return missing();
  if (method === 'POST' && form.has('cancel_at_period_end')) {
    subscription.cancelAtPeriodEnd = form.get('cancel_at_period_end') === 'true';
    state.keep();
    void tell('customer.subscription.updated', subscriptionShape(subscription));
  }
  if (method === 'DELETE') {
    Object.assign(subscription, { status: 'canceled', endedAt: now() });
    state.keep();
    void tell('customer.subscription.deleted', subscriptionShape(subscription));
  }
  const payer = Object.values(state.sessions).find(({ subscriptionId }) => subscriptionId === id);
  return ok({ ...subscriptionShape(subscription), customer: payer ? customerOf(payer.id) : '' });
}

/** Each paid page has created a customer, as at Stripe where only an e-mail address is given. */
function answerCustomer(
  { state, now, tell }: SandboxApi,
  method: string | undefined,
  id: string,
  query: URLSearchParams,
): Answer {
  const paid = Object.values(state.sessions).filter(
    (session) => session.subscriptionId !== null || (session.sale && session.paid),
  );
  if (id === '') {
    const asked = paid.filter((session) => session.email === query.get('email'));
    return ok({ object: 'list', data: asked.map((session) => ({ id: customerOf(session.id) })) });
  }
  const own = paid.find((session) => customerOf(session.id) === id && session.email !== '');
  if (!own || method !== 'DELETE') return missing();
  for (const session of Object.values(state.sessions))
    if (session.clientReference === own.clientReference && session.email === own.email) session.email = '';
  const subscription = state.subscriptions[own.subscriptionId ?? ''];
  if (subscription && subscription.status !== 'canceled') {
    Object.assign(subscription, { status: 'canceled', endedAt: now() });
    void tell('customer.subscription.deleted', subscriptionShape(subscription));
  }
  state.keep();
  return ok({ id, object: 'customer', deleted: true });
}

function subscriptionsOf(state: SandboxState, query: URLSearchParams) {
  const own = Object.values(state.sessions).find(({ id }) => customerOf(id) === query.get('customer'));
  const subscription = state.subscriptions[own?.subscriptionId ?? ''];
  return { object: 'list', data: subscription ? [subscriptionShape(subscription)] : [] };
}

function paymentsOf(state: SandboxState, query: URLSearchParams) {
  const own = Object.values(state.sessions).find(({ id }) => customerOf(id) === query.get('customer'));
  return { object: 'list', data: own?.sale ? [{ id: `pi_${own.id}`, metadata: own.metadata }] : [] };
}

// The page is on the origin that the user came from, which may be localhost or 127.0.0.1.
const pageUrl = ({ state, pagePath }: SandboxApi, id: string) =>
  new URL(pagePath(id), state.sessions[id]?.successUrl).href;

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = () => refusal(404, 'No such object');
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});
