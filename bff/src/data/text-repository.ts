import { z } from 'zod';
import { ErrorCode } from '../../contract/errors.ts';
import { TextRecord, TextTool } from '../../contract/texts.ts';
import { StoreError } from '../ports/store-error.ts';
import type { TextRepository, TextRequestRecord } from '../ports/text-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Row = z
  .object({
    id: z.uuid(),
    tool: TextTool,
    input: TextRecord.shape.input.nullable(),
    output: z.array(z.string()).nullable(),
    status: z.enum(['pending', 'processing', 'completed', 'failed']),
    charged: z.boolean(),
    demonstration: z.boolean(),
    error_code: ErrorCode.nullable().catch('internal_error'),
    reserved_until: Instant,
    created_at: Instant,
  })
  .transform(
    (row): TextRequestRecord => ({
      id: row.id,
      tool: row.tool,
      input: row.input ?? {},
      status: row.status,
      texts: row.output ?? [],
      charged: row.charged,
      demonstration: row.demonstration,
      errorCode: row.error_code,
      reservedUntil: row.reserved_until,
      createdAt: row.created_at,
    }),
  );

const Reserved = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), replayed: z.boolean(), order: Row }),
  z.object({ ok: z.literal(false), code: z.enum(['insufficient_credits', 'idempotency_key_reused']) }),
]);

const Settled = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), order: Row }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

/** The repository over the database's own functions, which hold the rules of the charge. */
export function createTextRepository({ asAnyone, asService }: SupabaseClients): TextRepository {
  const call = <Answer>(name: string, shape: z.ZodType<Answer>, parameters: object) =>
    read(name, shape, asService.rpc(name, parameters));
  const settle = async (parameters: object): Promise<TextRequestRecord> => {
    const answer = await call('settle_text', Settled, parameters);
    if (!answer.ok) throw new StoreError('rejected', `settle_text: ${answer.code}`);
    return answer.order;
  };
  return {
    async reserve(request) {
      const parameters = {
        p_user_id: request.userId,
        p_idempotency_key: request.idempotencyKey,
        p_fingerprint: request.fingerprint,
        p_tool: request.tool,
        p_input: request.input,
        p_daily_allowance: request.dailyAllowance,
        p_lease_seconds: request.leaseSeconds,
      };
      const answer = await call('reserve_text', Reserved, parameters);
      if (!answer.ok) return { outcome: answer.code };
      return { outcome: answer.replayed ? 'replayed' : 'reserved', record: answer.order };
    },
    begin: (requestId, claim) =>
      call('begin_text', Row.nullable(), {
        p_order_id: requestId,
        p_claim: claim.id,
        p_lease_seconds: claim.leaseSeconds,
      }),
    complete: (requestId, texts, usage) =>
      settle({ p_order_id: requestId, p_output: texts, p_usage: usage, p_error_code: null }),
    release: (requestId, errorCode) =>
      settle({ p_order_id: requestId, p_output: null, p_usage: null, p_error_code: errorCode }),
    releaseExpired: (now) => call('release_expired_texts', z.int(), { p_now: now.toISOString() }),
    async find(user, requestId) {
      const query = asAnyone.from('text_orders').select('*').eq('user_id', user.userId).eq('id', requestId);
      const [found] = await read('text_orders', z.array(Row), inNameOf(user, query));
      return found ?? null;
    },
    async history(user, { tool, page, pageSize, search }) {
      // One row more than a page shows whether there is another.
      const parameters = {
        p_tool: tool,
        p_search: search || null,
        p_limit: pageSize + 1,
        p_offset: (page - 1) * pageSize,
      };
      const query = inNameOf(user, asAnyone.rpc('search_texts', parameters));
      const records = await read('search_texts', z.array(Row), query);
      return { records: records.slice(0, pageSize), hasMore: records.length > pageSize };
    },
    forget: (user, requestId) =>
      call('forget_text', z.boolean(), { p_user_id: user.userId, p_order_id: requestId }),
    async forgetAll(user, tool) {
      await call('forget_texts', z.int(), { p_user_id: user.userId, p_tool: tool });
    },
  };
}
