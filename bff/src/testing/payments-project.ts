import { plans } from '../../contract/browser/plans.ts';
import { createCreditLedger } from '../data/credit-ledger.ts';
import { createCreditOverview } from '../data/credit-overview.ts';
import { createPaymentRepository } from '../data/payment-repository.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import { createLogger } from '../logging/logger.ts';
import type { PaymentRepository } from '../ports/payment-repository.ts';
import type { User } from '../ports/user.ts';
import { createPaymentSandbox } from '../providers/local/payments/payment-sandbox.ts';
import { createStripePayments } from '../providers/stripe/stripe-payments.ts';
import { openCheckout } from '../services/payments/open-checkout.ts';
import { receiveMessage } from '../services/payments/receive-message.ts';
import { createManualClock } from './manual-clock.ts';

/** One message of the provider, as it would come by HTTP. */
export interface Message {
  type: string;
  body: string;
  signature: string;
}

export const prices = { starter: 'price_s', pro: 'price_p', master: 'price_m' } as const;

/** Payments over the real database's functions and the payment sandbox, whose messages are held for the test to bring. */
export async function openPaymentsProject() {
  const project: TestProject = await openTestProject();
  const clock = createManualClock(new Date());
  const held: Message[] = [];
  const sandbox = createPaymentSandbox({
    file: null,
    prices: Object.fromEntries(plans.map((plan) => [prices[plan.id], plan.priceCents])),
    clock,
    deliver: async (body, signature) => {
      held.push({ type: (JSON.parse(body) as { type: string }).type, body, signature });
      return 200;
    },
  });
  const repository = createPaymentRepository(project.clients);
  const deps = {
    clock,
    logger: createLogger('silent'),
    paymentRepository: repository as PaymentRepository,
    readCreditOverview: createCreditOverview(project.clients),
    textAllowance: 20,
    payments: createStripePayments({
      secretKey: 'sk_test',
      webhookSecret: sandbox.webhookSecret,
      priceIds: prices,
      baseUrl: 'http://stripe-sandbox.invalid',
      send: sandbox.send,
      clock,
    }),
  };
  const open = async (user: User, priceId: string): Promise<string> => {
    const { url } = await openCheckout(deps, user, { priceId, origin: 'http://localhost:3000' });
    return url.split('/').at(-1) ?? '';
  };
  return {
    project,
    clock,
    sandbox,
    deps,
    /** What the provider has sent since the last call. */
    sent: () => held.splice(0),
    bring: ({ body, signature }: Message) => receiveMessage(deps, body, signature),
    /** Opens a checkout and pays it; answers the session. */
    async buy(user: User, plan: keyof typeof prices): Promise<string> {
      const sessionId = await open(user, prices[plan]);
      await sandbox.pay(sessionId);
      return sessionId;
    },
    /** Opens a checkout; answers the session. */
    open,
    /** The users whose balance is not the sum of their ledger: nobody, at any time. */
    async unbalanced() {
      const { rows } = await project.database.query(`
        select c.user_id from public.user_credits c
        left join public.credit_entries e on e.user_id = c.user_id
        group by c.user_id
        having c.credits_remaining <> coalesce(sum(e.amount) filter (where e.currency = 'image'), 0)
          or c.turbo_credits <> coalesce(sum(e.amount) filter (where e.currency = 'turbo'), 0)`);
      return rows;
    },
    async credits(user: User) {
      const { creditsRemaining, turboCredits } = await createCreditLedger(project.clients).balance(user);
      return { credits: creditsRemaining, turbo: turboCredits };
    },
  };
}
