import { z } from '@hono/zod-openapi';
import { LONGEST_REASON, MOST_ADJUSTED_CREDITS } from './browser/limits.ts';
import { CreditEntryPage } from './credit-entries.ts';
import { PlanId } from './plans.ts';

const instant = z.iso.datetime();

/** An account as administrators see it. */
export const AdministeredAccount = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: z.string(),
    phone: z.string(),
    createdAt: instant,
    lastSignInAt: instant.nullable(),
    confirmed: z.boolean(),
    credits: z.int(),
    turboCredits: z.int(),
    planId: PlanId.nullable(),
    admin: z.boolean(),
    secondFactor: z.boolean(),
    blockedAt: instant.nullable(),
    /** When it is deleted, where its user asked for that. */
    deletionDueAt: instant.nullable(),
  })
  .openapi('AdministeredAccount');
export type AdministeredAccount = z.infer<typeof AdministeredAccount>;

/** `GET /api/admin/accounts?search=`: at most 20, the newest first. */
export const AdministeredAccountList = z
  .object({ accounts: z.array(AdministeredAccount) })
  .openapi('AdministeredAccountList');
export type AdministeredAccountList = z.infer<typeof AdministeredAccountList>;

/** `GET /api/admin/accounts/{id}?page=`: the account and a page of its ledger. */
export const AdministeredAccountPage = CreditEntryPage.extend({ account: AdministeredAccount }).openapi(
  'AdministeredAccountPage',
);
export type AdministeredAccountPage = z.infer<typeof AdministeredAccountPage>;

const reason = z.string().trim().min(3).max(LONGEST_REASON);

/** `POST /api/admin/accounts/{id}/credits`. The same key is carried out once. */
export const CreditAdjustment = z
  .object({
    key: z.uuid(),
    currency: z.enum(['image', 'turbo']),
    /** Negative takes credits back. */
    amount: z
      .int()
      .min(-MOST_ADJUSTED_CREDITS)
      .max(MOST_ADJUSTED_CREDITS)
      .refine((amount) => amount !== 0),
    reason,
  })
  .openapi('CreditAdjustment');
export type CreditAdjustment = z.infer<typeof CreditAdjustment>;

/** `PUT /api/admin/accounts/{id}/block`. */
export const BlockChange = z.object({ blocked: z.boolean(), reason }).openapi('BlockChange');
export type BlockChange = z.infer<typeof BlockChange>;

/** `DELETE /api/admin/accounts/{id}/second-factor`. */
export const SecondFactorRemoval = z.object({ reason }).openapi('SecondFactorRemoval');
export type SecondFactorRemoval = z.infer<typeof SecondFactorRemoval>;

/** One line of the audit log. An address is null once its account is deleted. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: instant,
    action: z.enum([
      'account_viewed',
      'credits_granted',
      'credits_taken',
      'account_blocked',
      'account_unblocked',
      'second_factor_ended',
    ]),
    actorEmail: z.string().nullable(),
    subjectId: z.uuid(),
    subjectEmail: z.string().nullable(),
    reason: z.string(),
    /** Signed, where credits moved. */
    amount: z.int().nullable(),
    currency: z.enum(['image', 'turbo']).nullable(),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `GET /api/admin/audit?account=&page=`: newest first, 20 a page; of one account where it is named. */
export const AuditPage = z
  .object({ entries: z.array(AuditEntry), total: z.int().min(0), page: z.int().min(1), pageSize: z.int() })
  .openapi('AuditPage');
export type AuditPage = z.infer<typeof AuditPage>;
