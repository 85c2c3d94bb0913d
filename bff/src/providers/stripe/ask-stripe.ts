import Stripe from 'stripe';
import type { z } from 'zod';
import { PaymentError } from '../../ports/payments.ts';

/** Waits for a call to Stripe and translates its failures. */
export async function call<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const missing = cause instanceof Stripe.errors.StripeError && cause.statusCode === 404;
    throw new PaymentError(missing ? 'unknown' : 'failed', `Stripe: ${String(cause)}`, { cause });
  }
}

/** Parses Stripe's answer into the shape that is used. Throws `PaymentError`. */
export function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new PaymentError('failed', 'Stripe answered in an unknown shape', { cause: parsed.error });
}
