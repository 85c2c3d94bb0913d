import { z } from 'zod';
import type { SecondFactors } from '../ports/second-factors.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Row = z
  .object({ sealed_secret: z.string(), confirmed: z.boolean(), recovery_codes: z.coerce.number().int() })
  .transform(({ sealed_secret, confirmed, recovery_codes }) => ({
    sealedSecret: sealed_secret,
    confirmed,
    recoveryCodes: recovery_codes,
  }));

const CountedRow = z
  .object({ wait_seconds: z.coerce.number().int(), tried: z.int() })
  .transform(({ wait_seconds, tried }) => ({ waitSeconds: wait_seconds, tried }));

/** The repository over the database's functions, which make sure that a code is accepted once. */
export function createSecondFactors({ asService }: SupabaseClients): SecondFactors {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  return {
    read: (userId) => call('read_second_factor', Row.nullable(), { p_user: userId }),
    begin: (userId, sealedSecret) =>
      call('begin_second_factor', z.boolean(), { p_user: userId, p_sealed: sealedSecret }),
    confirm: ({ userId, sessionId }, { sealedSecret, step, recoveryHashes }) =>
      call('confirm_second_factor', z.boolean(), {
        p_user: userId,
        p_session: sessionId,
        p_sealed: sealedSecret,
        p_step: step,
        p_recovery_hashes: recoveryHashes,
      }),
    countTry: ({ userId, sessionId }, { recovery }) =>
      call('count_second_factor_try', CountedRow, {
        p_user: userId,
        p_session: sessionId,
        p_recovery: recovery,
      }),
    pass: ({ userId, sessionId }, by) =>
      call('pass_second_factor', z.boolean(), {
        p_user: userId,
        p_session: sessionId,
        p_step: 'step' in by ? by.step : null,
        p_recovery_hash: 'recoveryHash' in by ? by.recoveryHash : null,
      }),
    vouch: ({ userId, sessionId }, otherSessionId) =>
      call('vouch_for_session', z.boolean(), { p_user: userId, p_by: sessionId, p_session: otherSessionId }),
    end: async (userId) => {
      await call('end_second_factor', z.unknown(), { p_user: userId });
    },
  };
}
