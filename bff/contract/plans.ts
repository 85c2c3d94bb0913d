import { z } from '@hono/zod-openapi';
import { planIds } from './browser/plans.ts';

export const PlanId = z.enum(planIds).openapi('PlanId');
export type PlanId = z.infer<typeof PlanId>;

/** One monthly plan as the server's plan table has it (docs/product.md#plans). */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    /** Whole cents of BRL, each month. */
    priceCents: z.int().positive(),
    credits: z.int().positive(),
    turboCredits: z.int().min(0),
    popular: z.boolean(),
    features: z.array(z.string()),
    /** The payment provider's price; null where none is configured ('Em breve'). */
    priceId: z.string().nullable(),
  })
  .openapi('Plan');
export type Plan = z.infer<typeof Plan>;

/** `GET /api/plans`: open to everyone, cheapest first. */
export const PlanList = z.object({ plans: z.array(Plan) }).openapi('PlanList');
export type PlanList = z.infer<typeof PlanList>;

/**
 * `POST /api/checkout`: a price of the server's plan table, or the id of a pack of credits. The user comes from the token. Clients may
 * also send `userId`, `planName` and `returnJson`; they are ignored.
 */
export const CheckoutRequest = z.object({ priceId: z.string().min(1).max(200) }).openapi('CheckoutRequest');
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Where the browser goes to pay: at one of the page's `checkoutOrigins`, or it does not go. */
export const CheckoutAnswer = z.object({ url: z.string() }).openapi('CheckoutAnswer');
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

/** `GET /api/checkout/{sessionId}`: answered only for a paid session of this user; else 404 `payment_not_confirmed`. */
export const PaymentConfirmation = z
  .object({
    /** Null where a pack of credits was paid. */
    planId: PlanId.nullable(),
    planName: z.string().nullable(),
    credits: z.int(),
    turboCredits: z.int(),
  })
  .openapi('PaymentConfirmation');
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>;

/** `GET /api/subscription`; null where the user has none. Dates are ISO 8601 in UTC. */
export const Subscription = z
  .object({
    planId: PlanId,
    planName: z.string(),
    status: z.enum(['active', 'past_due', 'cancelled']),
    /** The end of what is paid. A cancelled subscription lasts until then. */
    currentPeriodEnd: z.iso.datetime(),
    cancelsAtPeriodEnd: z.boolean(),
  })
  .openapi('Subscription');
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionAnswer = z
  .object({ subscription: Subscription.nullable() })
  .openapi('SubscriptionAnswer');
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;
