import type { Context } from 'hono';
import { plans } from '../../contract/browser/plans.ts';
import type { AppEnv } from '../http/app-env.ts';
import { newRoutes } from '../http/new-routes.ts';
import { packCheckoutPage } from './pack-checkout-page.ts';
import {
  checkoutPage,
  closedCheckoutPage,
  missingCheckoutPage,
  subscriptionsPage,
} from './payment-sandbox-pages.ts';
import { answerSandboxPage } from './sandbox-page.ts';

/** What the pages need of the payment sandbox. Times are Unix seconds, money whole cents. */
export interface PaymentPages {
  session(id: string): {
    email: string;
    cancelUrl: string;
    successUrl: string;
    paid: boolean;
    expired?: boolean;
    priceId: string;
    sale?: PackSale;
  } | null;
  pay(sessionId: string): Promise<string | null>;
  pix: {
    ask(sessionId: string): boolean;
    expire(sessionId: string): boolean;
    isOpen(sessionId: string): boolean;
  };
  sales(): { id: string; created?: number; email: string; sale?: PackSale }[];
  subscriptions(): {
    email: string;
    subscription: { id: string; priceId: string; status: string; periodEnd: number };
    invoices: { id: string; amount: number; refunded: number; status: string; created: number }[];
  }[];
  renew(subscriptionId: string, outcome: 'paid' | 'refused'): Promise<boolean>;
  end(subscriptionId: string): Promise<boolean>;
  refund(invoiceId: string): Promise<boolean>;
}

interface PackSale {
  name: string;
  amount: number;
  refunded: number;
  pixUntil: number | null;
}

const words: Readonly<Record<string, string>> = {
  active: 'ativa',
  past_due: 'pagamento pendente',
  canceled: 'encerrada',
};

/** The payment sandbox's own pages, only in the embedded mode: paying, and letting months pass. */
export function paymentSandboxRoutes(sandbox: PaymentPages) {
  const app = newRoutes();
  app.get('/pagamento-demonstracao/:id', (c) => showCheckout(c, sandbox, c.req.param('id'), false));
  app.post('/pagamento-demonstracao/:id/recusar', (c) => showCheckout(c, sandbox, c.req.param('id'), true));
  app.post('/pagamento-demonstracao/:id/pagar', async (c) => {
    const next = await sandbox.pay(c.req.param('id'));
    return next ? c.redirect(localPart(next), 303) : showCheckout(c, sandbox, c.req.param('id'), false);
  });
  app.post('/pagamento-demonstracao/:id/pix', (c) => {
    sandbox.pix.ask(c.req.param('id'));
    return c.redirect(`/pagamento-demonstracao/${encodeURIComponent(c.req.param('id'))}`, 303);
  });
  app.post('/pagamento-demonstracao/:id/pix/pagar', async (c) => {
    const id = c.req.param('id');
    const next = sandbox.pix.isOpen(id) ? await sandbox.pay(id) : null;
    return next ? c.redirect(localPart(next), 303) : showCheckout(c, sandbox, id, false);
  });
  app.post('/pagamento-demonstracao/:id/pix/vencer', (c) => {
    sandbox.pix.expire(c.req.param('id'));
    return c.redirect(`/pagamento-demonstracao/${encodeURIComponent(c.req.param('id'))}`, 303);
  });
  app.get('/dev/pagamentos', (c) =>
    answerSandboxPage(c, (look) => subscriptionsPage(look, listed(sandbox), soldOnce(sandbox))),
  );
  const actions = {
    renovar: (id: string) => sandbox.renew(id, 'paid'),
    falhar: (id: string) => sandbox.renew(id, 'refused'),
    reembolsar: (id: string) => sandbox.refund(id),
    encerrar: (id: string) => sandbox.end(id),
  };
  for (const [action, press] of Object.entries(actions))
    app.post(`/dev/pagamentos/:id/${action}`, async (c) => {
      await press(c.req.param('id'));
      return c.redirect('/dev/pagamentos', 303);
    });
  return app;
}

function showCheckout(c: Context<AppEnv>, sandbox: PaymentPages, id: string, declined: boolean) {
  const session = sandbox.session(id);
  const plan = plans.find((terms) => session?.priceId.endsWith(terms.id));
  if (!session || (!plan && !session.sale)) return answerSandboxPage(c, missingCheckoutPage, 404);
  if (session.expired) return answerSandboxPage(c, closedCheckoutPage, 410);
  if (session.paid)
    return c.redirect(localPart(session.successUrl.replace('{CHECKOUT_SESSION_ID}', id)), 303);
  const { email, cancelUrl, sale } = session;
  return answerSandboxPage(c, (look) => {
    const parts = { look, sessionId: id, email, cancelPath: localPart(cancelUrl), declined };
    if (sale) return packCheckoutPage({ ...parts, ...sale, pixIsOpen: sandbox.pix.isOpen(id) });
    return plan ? checkoutPage({ ...parts, plan }) : missingCheckoutPage(look);
  });
}

const soldOnce = (sandbox: PaymentPages) =>
  sandbox
    .sales()
    .flatMap(({ id, email, created = 0, sale }) => (sale ? [{ id, email, created, ...sale }] : []));

function listed(sandbox: PaymentPages) {
  return sandbox.subscriptions().map(({ email, subscription, invoices }) => ({
    id: subscription.id,
    email,
    planName: plans.find((terms) => subscription.priceId.endsWith(terms.id))?.name ?? '',
    status: words[subscription.status] ?? subscription.status,
    periodEnd: subscription.periodEnd,
    invoices: invoices.map((invoice) => ({ ...invoice, paid: invoice.status === 'paid' })),
  }));
}

// The page's forms may only lead to its own origin, so the way back is a path.
function localPart(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
