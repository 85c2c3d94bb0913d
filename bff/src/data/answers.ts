import type { z } from 'zod';
import { StoreError } from '../ports/store-error.ts';

interface Answer {
  data: unknown;
  error: { message: string; code?: string | undefined } | null;
  status: number;
}

/** What a query answered, in the shape asked for. Throws `StoreError` for a failed call and for any other shape. */
export async function read<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  query: PromiseLike<Answer>,
): Promise<z.output<Schema>> {
  const { data, error, status } = await answerOf(what, query);
  if (error) {
    // Status 0 is supabase-js's word for a call that never got an answer.
    const kind = status === 0 || status >= 500 ? 'unavailable' : 'rejected';
    throw new StoreError(kind, `${what}: ${error.message} (${error.code || status})`, { cause: error });
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success)
    throw new StoreError('rejected', `${what}: unexpected answer`, { cause: parsed.error });
  return parsed.data;
}

async function answerOf(what: string, query: PromiseLike<Answer>): Promise<Answer> {
  try {
    return await query;
  } catch (cause) {
    throw new StoreError('unavailable', `${what}: no answer`, { cause });
  }
}
