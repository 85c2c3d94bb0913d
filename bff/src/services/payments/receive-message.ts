import { DomainError } from '../../domain-error.ts';
import { PaymentError } from '../../ports/payments.ts';
import type { Services } from '../services.ts';
import { recordEvent } from './record-event.ts';

/**
 * Handles one message of the payment provider. Rejects with `bad_request` where the provider did not sign it, and with
 * the failure where it should be sent again. A message about an object that is not ours is accepted and logged.
 */
export async function receiveMessage(
  deps: Pick<Services, 'payments' | 'paymentRepository' | 'logger'>,
  body: string,
  signature: string,
): Promise<void> {
  try {
    const event = await deps.payments.readMessage(body, signature);
    if (event) await recordEvent(deps, event);
  } catch (cause) {
    if (!(cause instanceof PaymentError) || cause.kind === 'failed') throw cause;
    deps.logger.warn({ err: cause }, 'a message of the payment provider was not used');
    if (cause.kind === 'signature') throw new DomainError('bad_request', { field: 'signature' }, { cause });
  }
}
