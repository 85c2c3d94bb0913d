import { DomainError } from '../../domain-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { PaymentError } from '../../ports/payments.ts';

/** Makes a call of the provider; its failure is logged for the operator and reaches the user as `payment_failed`. */
export async function inOurWords<T>(logger: Logger, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PaymentError)) throw cause;
    logger.error({ err: cause }, 'the payment provider failed');
    throw new DomainError('payment_failed', undefined, { cause });
  }
}
