import { planIds } from '../../../contract/browser/plans.ts';
import type { PlanId } from '../../../contract/plans.ts';
import {
  type PaidInvoice,
  type PaidPack,
  PaymentError,
  type PriceIds,
  type SubscriptionState,
} from '../../ports/payments.ts';
import {
  OurMetadata,
  PackMetadata,
  type StripeCheckout,
  type StripeInvoice,
  type StripeSubscription,
} from './stripe-shapes.ts';

const RUNNING: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

/** A subscription in our words. Throws `PaymentError` where our checkout did not create it. */
export function subscriptionState(
  subscription: StripeSubscription,
  prices: PriceIds,
  observedAt: Date,
): SubscriptionState {
  const owner = OurMetadata.safeParse(subscription.metadata);
  if (!owner.success) throw new PaymentError('unknown', `subscription ${subscription.id} names no user`);
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? subscription.current_period_end ?? subscription.ended_at;
  return {
    id: subscription.id,
    userId: owner.data.user_id,
    // The price decides: a plan may have been changed at the provider since the checkout.
    planId: planOf(item?.price.id, prices) ?? owner.data.plan_id,
    status: RUNNING[subscription.status] ?? 'ended',
    currentPeriodEnd: new Date((periodEnd ?? 0) * 1000).toISOString(),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at != null,
    startedAt: subscription.created,
    observedAt: observedAt.toISOString(),
  };
}

/** A paid invoice in our words; its own price decides which plan was paid. */
export function paidInvoice(
  invoice: StripeInvoice,
  { userId, planId }: SubscriptionState,
  prices: PriceIds,
): PaidInvoice {
  const paidAt = invoice.status_transitions?.paid_at;
  return {
    invoiceId: invoice.id,
    userId,
    planId: planOfInvoice(invoice, prices) ?? planId,
    amountCents: invoice.amount_paid,
    paidAt: paidAt ? new Date(paidAt * 1000).toISOString() : invoice.created,
  };
}

/** A paid pack in our words; nothing while its page is unpaid, as by a Pix that was not paid yet, or where it sold something else. */
export function paidPack(checkout: StripeCheckout, readAt: Date): PaidPack | null {
  const ours = PackMetadata.safeParse(checkout.metadata);
  if (!ours.success || checkout.payment_status !== 'paid' || !checkout.payment_intent) return null;
  return {
    invoiceId: checkout.payment_intent,
    userId: ours.data.user_id,
    packId: ours.data.pack_id,
    packCredits: ours.data.pack_credits,
    amountCents: checkout.amount_total ?? 0,
    paidAt: checkout.created ?? readAt.toISOString(),
  };
}

/** The provider's subscription that an invoice is for. */
export const subscriptionOf = (invoice: StripeInvoice) =>
  invoice.parent?.subscription_details?.subscription ?? invoice.subscription ?? null;

function planOfInvoice({ lines }: StripeInvoice, prices: PriceIds): PlanId | undefined {
  // A change of plan has a negative line for the old one.
  const bought = lines.data.filter(({ amount }) => (amount ?? 0) >= 0);
  const named = bought.map((line) => planOf(line.pricing?.price_details?.price ?? line.price?.id, prices));
  return named.find((plan) => plan !== undefined);
}

function planOf(priceId: string | undefined, prices: PriceIds): PlanId | undefined {
  return planIds.find((plan) => prices[plan] === priceId);
}
