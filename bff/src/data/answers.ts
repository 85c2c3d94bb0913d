import type { z } from 'zod';
import { StoreError } from '../ports/store-error.ts';

interface Answer {
  data: unknown;
  error: { message: string; code?: string | undefined } | null;
  status: number;
}

/** Reads a query's answer in the given shape. Throws `StoreError` for a failed call and for any other shape. */
export async function read<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  query: PromiseLike<Answer>,
): Promise<z.output<Schema>> {
  const { data, error, status } = await answerOf(what, query);
  if (error) {
    // supabase-js reports a call that never got an answer as status 0.
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
