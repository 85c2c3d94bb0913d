import { z } from 'zod';
import { planIds } from '../../../contract/browser/plans.ts';

/** An object that Stripe gives only as its id, or whole where it was expanded. */
export const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const seconds = z.number().transform((value) => new Date(value * 1000).toISOString());
const metadata = z.record(z.string(), z.string()).nullish();

/** Whose subscription it is and for which plan, as our checkout recorded it. */
export const OurMetadata = z.object({ user_id: z.uuid(), plan_id: z.enum(planIds) });

/** Whose pack it is and what it holds, as our checkout recorded it. */
export const PackMetadata = z.object({
  user_id: z.uuid(),
  pack_id: z.string().min(1),
  pack_credits: z.coerce.number().int().positive(),
});

export const StripeSubscription = z.object({
  id: z.string(),
  status: z.string(),
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  created: seconds,
  ended_at: z.number().nullish(),
  // Until 2025 the period was on the subscription; since then it is on each item.
  current_period_end: z.number().nullish(),
  items: z.object({
    data: z
      .array(z.object({ current_period_end: z.number().nullish(), price: z.object({ id: z.string() }) }))
      .min(1),
  }),
});
export type StripeSubscription = z.output<typeof StripeSubscription>;

export const StripeInvoice = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount_paid: z.int(),
  created: seconds,
  status_transitions: z.object({ paid_at: z.number().nullish() }).nullish(),
  // The old place of the subscription and the new one.
  subscription: idOf.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf.nullish() }).nullish() }).nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.int().nullish(),
        price: z.object({ id: z.string() }).nullish(),
        pricing: z.object({ price_details: z.object({ price: idOf.nullish() }).nullish() }).nullish(),
      }),
    ),
  }),
});
export type StripeInvoice = z.output<typeof StripeInvoice>;

export const StripeCheckout = z.object({
  id: z.string(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  created: seconds.nullish(),
  metadata,
  success_url: z.string().nullish(),
  payment_status: z.string(),
  mode: z.string().nullish(),
  amount_total: z.int().nullish(),
  payment_intent: idOf.nullish(),
  subscription: idOf.nullish(),
  invoice: idOf.nullish(),
});
export type StripeCheckout = z.output<typeof StripeCheckout>;

export const StripeCharge = z.object({
  id: z.string(),
  amount_refunded: z.int(),
  invoice: idOf.nullish(),
  payment_intent: idOf.nullish(),
  // Stripe copies them from the payment.
  metadata,
});

export const StripeInvoicePayments = z.object({ data: z.array(z.object({ invoice: idOf })) });

/** One message; `object` is read by its type. */
export const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
