import { z } from '@hono/zod-openapi';

/**
 * What the operator should correct. `proxy_unknown`: a proxy is in front of this node, and `TRUSTED_PROXIES` is 0.
 * `backup_failed`: the day's backup is due and could not be made. `second_factor_missing`: the administrator who asks has none.
 */
export const OperatorWarning = z
  .enum(['proxy_unknown', 'backup_failed', 'second_factor_missing'])
  .openapi('OperatorWarning');
export type OperatorWarning = z.infer<typeof OperatorWarning>;

/** `GET /api/admin/overview`: real figures, for users with the role `admin` (403 `forbidden` otherwise). */
export const AdminOverview = z
  .object({
    /** Users who were signed in within the last 30 days. */
    activeUsers: z.int().min(0),
    totalUsers: z.int().min(0),
    /** Whole cents of BRL paid in the current calendar month. */
    monthlyRevenueCents: z.int(),
    /** Generations that succeeded in the last 30 days, and what they cost in US dollars. */
    aiGenerations: z.int().min(0),
    aiCostUsd: z.number().min(0),
    recentUsers: z.array(z.object({ fullName: z.string(), email: z.string(), createdAt: z.iso.datetime() })),
    /** Fractions from 0 to 1; null where this machine does not say. `serverCapacity` is the share of it in use. */
    warnings: z.array(OperatorWarning),
    usage: z.object({
      credits: z.number().min(0).max(1).nullable(),
      serverCapacity: z.number().min(0).max(1).nullable(),
      storage: z.number().min(0).max(1).nullable(),
    }),
  })
  .openapi('AdminOverview');
export type AdminOverview = z.infer<typeof AdminOverview>;

/** `POST /api/email-tests`: sends one template to an address (embedded mode, or admins). */
export const EmailTestRequest = z
  .object({ template: z.enum(['confirmation', 'recovery']), email: z.email() })
  .openapi('EmailTestRequest');
export type EmailTestRequest = z.infer<typeof EmailTestRequest>;

/** `GET /api/email-tests/{template}`: the template as sent, with sample links. */
export const EmailPreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .openapi('EmailPreview');
export type EmailPreview = z.infer<typeof EmailPreview>;
