import type { PlanId } from '../../contract/plans.ts';
import type { InvoiceRefund, PaidInvoice, SubscriptionState } from './payments.ts';
import type { User } from './user.ts';

/** The provider's event with what our plan table makes of them. A part is null where nothing is said of it. */
export interface PaymentEntry {
  payment: (PaidInvoice & { credits: number; turboCredits: number }) | null;
  refund: InvoiceRefund | null;
  subscription: (SubscriptionState & { planName: string }) | null;
}

/** A user's subscription as it was last written down. Dates are ISO 8601 in UTC. */
export interface SubscriptionRecord {
  providerId: string;
  planId: PlanId;
  status: SubscriptionState['status'];
  currentPeriodEnd: string;
  cancelsAtPeriodEnd: boolean;
}

/** What was paid, and for what. All reject with `StoreError`. */
export interface PaymentRepository {
  /**
   * Writes it down in one transaction and grants what a paid invoice brings, once for the invoice. Answers the
   * provider's subscription that another one replaced and that must still be ended there. `unknown_person`:
   * nothing was written.
   */
  record(entry: PaymentEntry): Promise<{ replaced: string | null } | 'unknown_person'>;
  /** The last subscription that is known, also one that has ended. */
  subscription(user: User): Promise<SubscriptionRecord | null>;
}
