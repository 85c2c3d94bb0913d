import { z } from 'zod';
import type { AdministeredAccount, AuditEntry } from '../../contract/administered-accounts.ts';
import { PlanId } from '../../contract/plans.ts';
import type { AccountAdministration } from '../ports/account-administration.ts';
import { read } from './answers.ts';
import { EntryRow } from './credit-ledger.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Account = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    phone: z.string(),
    created_at: Instant,
    last_sign_in_at: Instant.nullable(),
    confirmed: z.boolean(),
    credits: z.int(),
    turbo_credits: z.int(),
    plan_id: PlanId.nullable(),
    admin: z.boolean(),
    second_factor: z.boolean(),
    blocked_at: Instant.nullable(),
    deletion_due_at: Instant.nullable(),
  })
  .transform(
    (row): AdministeredAccount => ({
      id: row.id,
      email: row.email,
      fullName: row.full_name,
      phone: row.phone,
      createdAt: row.created_at,
      lastSignInAt: row.last_sign_in_at,
      confirmed: row.confirmed,
      credits: row.credits,
      turboCredits: row.turbo_credits,
      planId: row.plan_id,
      admin: row.admin,
      secondFactor: row.second_factor,
      blockedAt: row.blocked_at,
      deletionDueAt: row.deletion_due_at,
    }),
  );

const Refused = z.object({
  ok: z.literal(false),
  code: z.enum([
    'forbidden',
    'not_found',
    'bad_request',
    'idempotency_key_reused',
    'balance_too_low',
    'account_is_admin',
  ]),
});
const Done = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), account: Account }), Refused]);
const Ended = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), account: Account, stood: z.boolean() }),
  Refused,
]);
const Opened = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), account: Account, total: z.int(), entries: z.array(EntryRow) }),
  Refused,
]);

const AuditRow = z
  .object({
    id: z.int(),
    at: Instant,
    action: z.enum([
      'account_viewed',
      'credits_granted',
      'credits_taken',
      'account_blocked',
      'account_unblocked',
      'second_factor_ended',
    ]),
    reason: z.string(),
    details: z.object({ amount: z.int().optional(), currency: z.enum(['image', 'turbo']).optional() }),
    subject_id: z.uuid(),
    actor_email: z.string().nullable(),
    subject_email: z.string().nullable(),
  })
  .transform(
    ({ id, details, subject_id, actor_email, subject_email, ...row }): AuditEntry => ({
      ...row,
      id: String(id),
      actorEmail: actor_email,
      subjectId: subject_id,
      subjectEmail: subject_email,
      amount: details.amount ?? null,
      currency: details.currency ?? null,
    }),
  );
const Audit = z.object({ total: z.int(), entries: z.array(AuditRow) });

/** The repository over the database's functions, which hold the rules and write the audit log. */
export function createAccountAdministration({ asService }: SupabaseClients): AccountAdministration {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  const range = ({ page, pageSize }: { page: number; pageSize: number }) => ({
    p_limit: pageSize,
    p_offset: (page - 1) * pageSize,
  });
  return {
    find: (actorId, search, limit) => {
      const parameters = { p_actor: actorId, p_search: search, p_limit: limit };
      return call('find_accounts', z.array(Account).nullable(), parameters);
    },
    open: (actorId, accountId, page) =>
      call('open_account', Opened, { p_actor: actorId, p_user: accountId, ...range(page) }),
    adjustCredits: (actorId, accountId, { key, currency, amount, reason }) =>
      call('adjust_credits', Done, {
        p_actor: actorId,
        p_user: accountId,
        p_key: key,
        p_currency: currency,
        p_amount: amount,
        p_reason: reason,
      }),
    setBlock: (actorId, accountId, { blocked, reason }) =>
      call('set_account_block', Done, {
        p_actor: actorId,
        p_user: accountId,
        p_blocked: blocked,
        p_reason: reason,
      }),
    endSecondFactor: (actorId, accountId, reason) =>
      call('end_second_factor_of', Ended, { p_actor: actorId, p_user: accountId, p_reason: reason }),
    audit: (actorId, accountId, page) =>
      call('list_audit_log', Audit.nullable(), {
        p_actor: actorId,
        p_subject: accountId,
        ...range(page),
      }),
  };
}
