import { z } from 'zod';
import { CreditEntry } from '../../contract/credit-entries.ts';
import { Operation } from '../../contract/operations.ts';
import type { Balance, CreditLedger, Discarding } from '../ports/credit-ledger.ts';
import type { GenerationRecord } from '../ports/generation-log.ts';
import type { ImageRecord } from '../ports/image-library.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { GenerationRow, ImageRow, Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Reserved = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), replayed: z.boolean(), generation: GenerationRow }),
  z.object({ ok: z.literal(false), code: z.enum(['insufficient_credits', 'idempotency_key_reused']) }),
]);

const Settled = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), generation: GenerationRow }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

const Granted = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), granted: z.boolean() }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

const Kept = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), image: ImageRow }),
  z.object({ ok: z.literal(false), code: z.literal('not_found') }),
]);

const Discarded = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), removed: z.array(ImageRow) }),
  z.object({ ok: z.literal(false), code: z.enum(['already_kept', 'not_found']) }),
]);

/** A row of `user_credits`. */
export const CreditsRow = z.object({
  credits_remaining: z.int(),
  total_credits_used: z.int(),
  turbo_credits: z.int(),
  turbo_credits_used: z.int(),
});

/** A line of the ledger as the database's functions list it. */
export const EntryRow = z
  .object({
    id: z.int(),
    kind: CreditEntry.shape.kind,
    currency: CreditEntry.shape.currency,
    amount: z.int(),
    reason: z.string(),
    operation: Operation.nullable(),
    created_at: Instant,
  })
  .transform(
    ({ id, created_at, ...entry }): CreditEntry => ({ id: String(id), ...entry, createdAt: created_at }),
  );

const Entries = z.object({ total: z.int(), entries: z.array(EntryRow) });

/** The ledger over the database's own functions (`bff/supabase/migrations`), which hold the rules. */
export function createCreditLedger({ asAnyone, asService }: SupabaseClients): CreditLedger {
  const settle = async (name: string, parameters: object): Promise<GenerationRecord> => {
    const answer = await read(name, Settled, asService.rpc(name, parameters));
    if (!answer.ok) throw new StoreError('rejected', `${name}: ${answer.code}`);
    return answer.generation;
  };
  return {
    reserveCredit: (request) => reserveCredit(asService, request),
    holdReservation: (generationId, seconds) => {
      const parameters = { p_generation_id: generationId, p_lease_seconds: seconds };
      return read('hold_generation', GenerationRow.nullable(), asService.rpc('hold_generation', parameters));
    },
    beginGeneration: (generationId, claim) => {
      const parameters = {
        p_generation_id: generationId,
        p_claim: claim.id,
        p_lease_seconds: claim.leaseSeconds,
      };
      return read(
        'begin_generation',
        GenerationRow.nullable(),
        asService.rpc('begin_generation', parameters),
      );
    },
    commitGeneration: ({ generationId, picture, usage, demonstration }) =>
      settle('commit_generation', {
        p_generation_id: generationId,
        p_picture: picture && { ...picture, dominantColor: picture.dominantColor.toLowerCase() },
        p_usage: usage,
        p_demonstration: demonstration,
      }),
    async noteStep(generationId, step, prompt) {
      const parameters = { p_generation_id: generationId, p_step: step, p_prompt: prompt ?? null };
      await read('note_generation_step', z.unknown(), asService.rpc('note_generation_step', parameters));
    },
    releaseGeneration: (generationId, errorCode) =>
      settle('release_generation', { p_generation_id: generationId, p_error_code: errorCode }),
    releaseExpired: (now) =>
      read(
        'release_expired_generations',
        z.int(),
        asService.rpc('release_expired_generations', { p_now: now.toISOString() }),
      ),
    keepImage: (userId, imageId) => keepImage(asService, userId, imageId),
    discardImage: (userId, imageId) => discardImage(asService, userId, imageId),
    grantCredits: (grant) => grantCredits(asService, grant),
    balance: async (user) => readBalance(inNameOf(user, balanceRows(asAnyone, user.userId))),
    balanceOf: (userId) => readBalance(balanceRows(asService, userId)),
    entries: (user, { page, pageSize }) => {
      const parameters = { p_limit: pageSize, p_offset: (page - 1) * pageSize };
      return read(
        'list_credit_entries',
        Entries,
        inNameOf(user, asAnyone.rpc('list_credit_entries', parameters)),
      );
    },
  };
}

async function reserveCredit(
  asService: SupabaseClients['asService'],
  request: Parameters<CreditLedger['reserveCredit']>[0],
): ReturnType<CreditLedger['reserveCredit']> {
  const parameters = {
    p_user_id: request.userId,
    p_idempotency_key: request.idempotencyKey,
    p_fingerprint: request.fingerprint,
    p_operation: request.operation,
    p_prompt: request.prompt,
    p_options: request.options,
    p_lease_seconds: request.leaseSeconds,
  };
  const answer = await read('reserve_credit', Reserved, asService.rpc('reserve_credit', parameters));
  if (!answer.ok) return { outcome: answer.code };
  return { outcome: answer.replayed ? 'replayed' : 'reserved', record: answer.generation };
}

async function keepImage(
  asService: SupabaseClients['asService'],
  userId: string,
  imageId: string,
): Promise<ImageRecord | null> {
  const parameters = { p_user_id: userId, p_image_id: imageId };
  const answer = await read('confirm_image_charge', Kept, asService.rpc('confirm_image_charge', parameters));
  return answer.ok ? answer.image : null;
}

async function discardImage(
  asService: SupabaseClients['asService'],
  userId: string,
  imageId: string,
): Promise<Discarding> {
  const parameters = { p_user_id: userId, p_image_id: imageId };
  const answer = await read('discard_image', Discarded, asService.rpc('discard_image', parameters));
  return answer.ok ? { outcome: 'discarded', removed: answer.removed } : { outcome: answer.code };
}

async function grantCredits(
  asService: SupabaseClients['asService'],
  { userId, key, reason, credits, turboCredits }: Parameters<CreditLedger['grantCredits']>[0],
): ReturnType<CreditLedger['grantCredits']> {
  const parameters = {
    p_user_id: userId,
    p_key: key,
    p_reason: reason,
    p_credits: credits,
    p_turbo_credits: turboCredits,
  };
  const answer = await read('grant_credits', Granted, asService.rpc('grant_credits', parameters));
  if (!answer.ok) throw new StoreError('rejected', `grant_credits: ${answer.code}`);
  return { granted: answer.granted };
}

const balanceRows = (client: SupabaseClients['asService'], userId: string) =>
  client
    .from('user_credits')
    .select('credits_remaining, total_credits_used, turbo_credits, turbo_credits_used')
    .eq('user_id', userId);

async function readBalance(query: ReturnType<typeof balanceRows>): Promise<Balance> {
  const [row] = await read('user_credits', z.array(CreditsRow), query);
  return balanceOf(row);
}

/** The balance in a row; zero where there is no row. */
export const balanceOf = (row: z.output<typeof CreditsRow> | null | undefined): Balance => ({
  creditsRemaining: row?.credits_remaining ?? 0,
  totalCreditsUsed: row?.total_credits_used ?? 0,
  turboCredits: row?.turbo_credits ?? 0,
  turboCreditsUsed: row?.turbo_credits_used ?? 0,
});
