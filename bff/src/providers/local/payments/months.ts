import { chargeShape, invoiceShape, saleChargeShape, subscriptionShape } from './sandbox-shapes.ts';
import {
  MONTH_SECONDS,
  type SandboxInvoice,
  type SandboxState,
  type SandboxSubscription,
} from './sandbox-state.ts';

/** Plays what happens at a provider as months pass, on request: false where there is no such subscription or invoice. */
export interface Months {
  renew(subscriptionId: string, outcome: 'paid' | 'refused'): Promise<boolean>;
  end(subscriptionId: string): Promise<boolean>;
  /** Refunds all of an invoice, or the given cents more; or all of what a session sold once, by its id. */
  refund(invoiceId: string, cents?: number): Promise<boolean>;
}

interface MonthsOf {
  state: SandboxState;
  bill(subscription: SandboxSubscription, status: SandboxInvoice['status']): SandboxInvoice;
  tell(type: string, object: unknown): Promise<void>;
  now(): number;
}

export function monthsOf({ state, bill, tell, now }: MonthsOf): Months {
  return {
    async renew(subscriptionId, outcome) {
      const subscription = state.subscriptions[subscriptionId];
      if (!subscription || subscription.status === 'canceled') return false;
      const invoice = bill(subscription, outcome === 'paid' ? 'paid' : 'open');
      subscription.status = outcome === 'paid' ? 'active' : 'past_due';
      if (outcome === 'paid') subscription.periodEnd += MONTH_SECONDS;
      state.keep();
      await Promise.all([
        tell(outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(invoice)),
        tell('customer.subscription.updated', subscriptionShape(subscription)),
      ]);
      return true;
    },
    async end(subscriptionId) {
      const subscription = state.subscriptions[subscriptionId];
      if (!subscription || subscription.status === 'canceled') return false;
      Object.assign(subscription, { status: 'canceled', endedAt: now() });
      state.keep();
      await tell('customer.subscription.deleted', subscriptionShape(subscription));
      return true;
    },
    async refund(invoiceId, cents) {
      const session = state.sessions[invoiceId];
      if (session?.sale && session.paid) {
        session.sale.refunded = session.sale.amount;
        state.keep();
        await tell('charge.refunded', saleChargeShape(session));
        return true;
      }
      const invoice = state.invoices[invoiceId];
      if (invoice?.status !== 'paid') return false;
      invoice.refunded = Math.min(invoice.amount, invoice.refunded + (cents ?? invoice.amount));
      state.keep();
      await tell('charge.refunded', chargeShape(invoice));
      return true;
    },
  };
}
