import { z } from 'zod';
import type { AccountRepository } from '../ports/account-repository.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const DeletionRow = z
  .object({ requested_at: Instant, due_at: Instant })
  .transform(({ requested_at, due_at }) => ({ requestedAt: requested_at, dueAt: due_at }));

const State = z
  .object({
    has_password: z.boolean(),
    signed_in_at: Instant.nullable(),
    requested_at: Instant.nullable(),
    due_at: Instant.nullable(),
  })
  .transform(({ has_password, signed_in_at, requested_at, due_at }) => ({
    hasPassword: has_password,
    signedInAt: signed_in_at,
    deletion: requested_at && due_at ? { requestedAt: requested_at, dueAt: due_at } : null,
  }));

const Due = z
  .object({
    user_id: z.uuid(),
    email: z.string(),
    subscription_ids: z.array(z.string()),
    image_ids: z.array(z.uuid()),
  })
  .transform(({ user_id, email, subscription_ids, image_ids }) => ({
    userId: user_id,
    email,
    subscriptionIds: subscription_ids,
    imageIds: image_ids,
  }));

/** The repository over the database's functions, which hold the rules of who may leave and what goes. */
export function createAccountRepository({ asService, asNobody }: SupabaseClients): AccountRepository {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  return {
    read: ({ userId, sessionId }) =>
      call('read_account_state', State, { p_user: userId, p_session: sessionId }),
    async provesPassword({ email }, password) {
      const { auth } = asNobody();
      const { data, error } = await auth.signInWithPassword({ email, password });
      // The session only proved the password.
      if (data.session) await auth.signOut({ scope: 'local' });
      if (!error) return true;
      if (error.code === 'invalid_credentials') return false;
      throw new StoreError('unavailable', `proof of a password: ${error.message}`, { cause: error });
    },
    requestDeletion: (userId, requestedAt, dueAt) =>
      call('request_account_deletion', DeletionRow, {
        p_user: userId,
        p_now: requestedAt.toISOString(),
        p_due: dueAt.toISOString(),
      }),
    keep: (userId) => call('keep_account', z.boolean(), { p_user: userId }),
    claimDue: (now, leaseSeconds) =>
      call('claim_due_deletion', Due.nullable(), { p_now: now.toISOString(), p_lease_seconds: leaseSeconds }),
    finishDeletion: (userId, files) =>
      call('finish_account_deletion', z.boolean(), { p_user: userId, p_files: files }),
    forgetOldPayments: (now) => call('forget_old_payments', z.int(), { p_now: now.toISOString() }),
  };
}
