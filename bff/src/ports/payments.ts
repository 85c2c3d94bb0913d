import type { PlanId } from '../../contract/plans.ts';

/** A plan's monthly price at the provider. */
export type PriceIds = Readonly<Record<PlanId, string | null>>;

/** What the provider says of one subscription. Dates are ISO 8601 in UTC. */
export interface SubscriptionState {
  id: string;
  userId: string;
  planId: PlanId;
  status: 'active' | 'past_due' | 'ended';
  currentPeriodEnd: string;
  cancelsAtPeriodEnd: boolean;
  startedAt: string;
  /** When the provider was asked. */
  observedAt: string;
}

/** One paid invoice. Money in whole cents of BRL. */
export interface PaidInvoice {
  invoiceId: string;
  userId: string;
  planId: PlanId;
  amountCents: number;
  paidAt: string;
}

/** What was paid back of an invoice, in all. */
export interface InvoiceRefund {
  invoiceId: string;
  refundedCents: number;
}

/** What one message of the provider means for us; a part is missing where nothing is said of it. */
export interface PaymentEvent {
  payment: PaidInvoice | null;
  refund: InvoiceRefund | null;
  subscription: SubscriptionState | null;
}

/** A payment session, read at the provider. `event` is there once it is paid. */
export interface CheckoutState {
  userId: string | null;
  event: PaymentEvent | null;
}

export interface CheckoutRequest {
  userId: string;
  email: string;
  planId: PlanId;
  priceId: string;
  /** Where the provider sends the browser back to; both on our own origin. */
  successUrl: string;
  cancelUrl: string;
}

/** `signature`: the message is not the provider's. `unknown`: it has no such thing. `failed`: anything else. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly kind: 'signature' | 'unknown' | 'failed';

  constructor(kind: PaymentError['kind'], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.kind = kind;
  }
}

/** The payment provider, in our words. All reject with `PaymentError`. */
export interface Payments {
  priceIds: PriceIds;
  /** Answers the address of the provider's own page. The user's other pages are closed: of several, one is paid. */
  openCheckout(order: CheckoutRequest): Promise<{ url: string }>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** Lets it run until the end of what is paid. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends it at once; harmless where it has ended. */
  endNow(subscriptionId: string): Promise<SubscriptionState>;
  /** Closes the user's open payment pages, so that none of them is paid any more. */
  closeCheckouts(user: { userId: string; email: string }): Promise<void>;
  /** Ends the user's subscriptions at once and erases what the provider knows of the user; harmless where it is gone. */
  forgetCustomer(user: { userId: string; email: string; subscriptionIds: readonly string[] }): Promise<void>;
  /** Reads a message that came by HTTP; `null` for one that does not concern us. */
  readMessage(body: string, signature: string): Promise<PaymentEvent | null>;
}
