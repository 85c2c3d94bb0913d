import type { PlanId } from '../../contract/plans.ts';
import type { InvoiceRefund, PaidInvoice, PaidPack, SubscriptionState } from './payments.ts';
import type { User } from './user.ts';

/** The provider's event with the terms of our plans. A part is null where the event says nothing about it. */
export interface PaymentEntry {
  payment: ((PaidInvoice | PaidPack) & { credits: number; turboCredits: number }) | null;
  refund: InvoiceRefund | null;
  subscription: (SubscriptionState & { planName: string }) | null;
}

/** A user's subscription as last recorded. Dates are ISO 8601 in UTC. */
export interface SubscriptionRecord {
  providerId: string;
  planId: PlanId;
  status: SubscriptionState['status'];
  currentPeriodEnd: string;
  cancelsAtPeriodEnd: boolean;
}

/** Payments, refunds and subscriptions. All reject with `StoreError`. */
export interface PaymentRepository {
  /**
   * Records an event in one transaction and grants the credits of a paid invoice once. Answers the
   * provider's subscription that another one replaced and that must still be ended there. `unknown_person`:
   * nothing was written.
   */
  record(entry: PaymentEntry): Promise<{ replaced: string | null } | 'unknown_person'>;
  /** The latest known subscription, even if it has ended. */
  subscription(user: User): Promise<SubscriptionRecord | null>;
}
