import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../../ports/clock.ts';
import { type Months, monthsOf } from './months.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { createPix, type SandboxPix } from './sandbox-pix.ts';
import { invoiceShape, sessionShape, subscriptionShape } from './sandbox-shapes.ts';
import {
  MONTH_SECONDS,
  newId,
  openSandboxState,
  type SandboxInvoice,
  type SandboxSession,
  type SandboxState,
  type SandboxSubscription,
} from './sandbox-state.ts';

export interface SandboxSettings {
  /** Where its records are kept; `null` keeps them in memory. */
  file: string | null;
  /** The price of each of its price ids, in whole cents of BRL. */
  prices: Readonly<Record<string, number>>;
  clock: Clock;
  /** Delivers a signed message to our webhook; resolves with the HTTP status. */
  deliver(body: string, signature: string): Promise<number>;
}

/** A small Stripe of our own, for the embedded mode and for tests: the same calls, the same signed messages, no money. */
export interface PaymentSandbox extends Months {
  webhookSecret: string;
  /** Answers the calls of Stripe's client. */
  send: typeof fetch;
  session(id: string): SandboxSession | null;
  /** A user pays on the hosted page. Answers where the browser goes next; `null` for an unknown session. */
  pay(sessionId: string): Promise<string | null>;
  /** What a user may do with a Pix on the page of something sold once. */
  pix: SandboxPix;
  /** The paid sessions that sold something once. */
  sales(): SandboxSession[];
  /** Each with the e-mail address of the account that subscribed. */
  subscriptions(): { email: string; subscription: SandboxSubscription; invoices: SandboxInvoice[] }[];
  /** The page of a session, from the origin that it was opened for. */
  pagePath(sessionId: string): string;
}

/** As at a real provider, a message is sent again until it is accepted. */
const REDELIVERY_MS = [500, 2000, 8000, 30_000];

export function createPaymentSandbox(settings: SandboxSettings): PaymentSandbox {
  const state = openSandboxState(settings.file);
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const pagePath = (sessionId: string) => `/pagamento-demonstracao/${sessionId}`;
  const now = () => Math.floor(settings.clock.now().getTime() / 1000);
  const tell = createMessenger(settings, webhookSecret, now);

  const bill = (subscription: SandboxSubscription, status: SandboxInvoice['status']): SandboxInvoice => {
    const invoice: SandboxInvoice = {
      id: newId('in'),
      subscriptionId: subscription.id,
      priceId: subscription.priceId,
      status,
      amount: settings.prices[subscription.priceId] ?? 0,
      refunded: 0,
      created: now(),
    };
    state.invoices[invoice.id] = invoice;
    return invoice;
  };

  return {
    webhookSecret,
    pagePath,
    send: createSandboxApi({ state, prices: settings.prices, now, tell, pagePath }),
    session: (id) => state.sessions[id] ?? null,
    async pay(sessionId) {
      const session = state.sessions[sessionId];
      if (!session || session.expired) return null;
      const next = session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id);
      if (session.paid) return next;
      if (session.sale) {
        session.paid = true;
        state.keep();
        await tell('checkout.session.completed', sessionShape(session, ''));
        return next;
      }
      const subscription = subscribe(state, session, now());
      const invoice = bill(subscription, 'paid');
      Object.assign(session, { paid: true, subscriptionId: subscription.id, invoiceId: invoice.id });
      state.keep();
      await Promise.all([
        tell('checkout.session.completed', sessionShape(session, '')),
        tell('customer.subscription.created', subscriptionShape(subscription)),
        tell('invoice.paid', invoiceShape(invoice)),
      ]);
      return next;
    },
    pix: createPix({ state, now }),
    sales: () => Object.values(state.sessions).filter(({ sale, paid }) => sale && paid),
    subscriptions: () =>
      Object.values(state.subscriptions).map((subscription) => ({
        email:
          Object.values(state.sessions).find((each) => each.subscriptionId === subscription.id)?.email ?? '',
        subscription,
        invoices: Object.values(state.invoices).filter(
          ({ subscriptionId }) => subscriptionId === subscription.id,
        ),
      })),
    ...monthsOf({ state, bill, tell, now }),
  };
}

function subscribe(state: SandboxState, session: SandboxSession, now: number): SandboxSubscription {
  const subscription: SandboxSubscription = {
    id: newId('sub'),
    priceId: session.priceId,
    metadata: session.metadata,
    status: 'active',
    cancelAtPeriodEnd: false,
    created: now,
    periodEnd: now + MONTH_SECONDS,
    endedAt: null,
  };
  state.subscriptions[subscription.id] = subscription;
  return subscription;
}

/** Signs and sends a message; waits for the first attempt, while later ones run in the background. */
function createMessenger({ deliver, clock }: SandboxSettings, secret: string, now: () => number) {
  return async (type: string, object: unknown): Promise<void> => {
    const body = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      type,
      created: now(),
      data: { object },
    });
    const attempt = async () => {
      const time = now();
      const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const status = await deliver(body, `t=${time},v1=${digest}`).catch(() => 0);
      return status >= 200 && status < 300;
    };
    if (await attempt()) return;
    void (async () => {
      for (const pause of REDELIVERY_MS) {
        await clock.sleep(pause);
        if (await attempt()) return;
      }
    })().catch(() => undefined);
  };
}
