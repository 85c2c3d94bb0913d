import { z } from '@hono/zod-openapi';

/** `GET /api/credits`: what the signed-in user has. Whole credits. */
export const CreditBalance = z
  .object({
    creditsRemaining: z.int().min(0),
    totalCreditsUsed: z.int().min(0),
    turboCredits: z.int().min(0),
    turboCreditsUsed: z.int().min(0),
    /** Without turbo credits: how many sets of texts are free today (São Paulo), and how many are left. */
    freeTextsToday: z.object({ perDay: z.int().min(0), left: z.int().min(0) }).optional(),
    /** The name of the subscribed plan; 'Pro' unless the subscription is another one. */
    planName: z.string(),
    /** The account never had a plan: what is there comes from this many free credits. */
    freeCredits: z.int().optional(),
  })
  .openapi('CreditBalance');
export type CreditBalance = z.infer<typeof CreditBalance>;
