import type { Pack } from '../../contract/browser/packs.ts';
import type { PlanId } from '../../contract/plans.ts';

/** A plan's monthly price at the provider. */
export type PriceIds = Readonly<Record<PlanId, string | null>>;

/** One subscription as the provider describes it. Dates are ISO 8601 in UTC. */
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

/** What was paid once, known by one id at the provider. Money in whole cents of BRL. */
interface Paid {
  invoiceId: string;
  userId: string;
  amountCents: number;
  paidAt: string;
}

/** One paid invoice: a month of a plan. */
export interface PaidInvoice extends Paid {
  planId: PlanId;
  packId?: undefined;
}

/** One paid pack, with the credits that were promised when its payment page opened. `invoiceId` is the payment's. */
export interface PaidPack extends Paid {
  planId?: undefined;
  packId: string;
  packCredits: number;
}

/** The total refund of an invoice or of a pack's payment. */
export interface InvoiceRefund {
  invoiceId: string;
  refundedCents: number;
}

/** What one message of the provider means for us; a part is null where it says nothing about it. */
export interface PaymentEvent {
  payment: PaidInvoice | PaidPack | null;
  refund: InvoiceRefund | null;
  subscription: SubscriptionState | null;
}

/** A payment session, read from the provider. `event` is set once it is paid. */
export interface CheckoutState {
  userId: string | null;
  event: PaymentEvent | null;
}

interface CheckoutTerms {
  userId: string;
  email: string;
  priceId: string;
  /** The addresses to which the provider sends the browser back, both on our own origin. */
  successUrl: string;
  cancelUrl: string;
}

/** A page that sells a plan by the provider's price, or a pack at our own. */
export type CheckoutRequest = CheckoutTerms &
  ({ planId: PlanId; pack?: undefined } | { planId?: undefined; pack: Pack });

/** `signature`: the provider did not sign the message. `unknown`: it has no such object. `failed`: anything else. */
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
  /** Answers the address of the provider's payment page and closes the user's other pages, so that only one can be paid. */
  openCheckout(order: CheckoutRequest): Promise<{ url: string }>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** Cancels a subscription at the end of the paid period. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<SubscriptionState>;
  /** Ends a subscription at once; harmless where it has ended. */
  endNow(subscriptionId: string): Promise<SubscriptionState>;
  /** Closes the user's open payment pages, so that none of them can be paid any more. */
  closeCheckouts(user: { userId: string; email: string }): Promise<void>;
  /** Ends the user's subscriptions at once and erases the user at the provider; harmless where that was done before. */
  forgetCustomer(user: { userId: string; email: string; subscriptionIds: readonly string[] }): Promise<void>;
  /** Reads a webhook message; `null` for one that does not concern us. */
  readMessage(body: string, signature: string): Promise<PaymentEvent | null>;
}
