import { DomainError } from '../../domain-error.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import type { Services } from '../services.ts';
import type { InFlight } from './open-work.ts';
import type { PaidRequest } from './paid-request.ts';

/** How long after its lease a request may still be waiting for the timer that gives it up. */
export const GRACE_MS = 15_000;

/**
 * Answers a request that was placed before: from this process while it works on it, else from the database once
 * another process has ended it. A failed one rejects with its code.
 */
export async function awaitReplay<Kept extends PaidRecord, Work, Answer>(
  { clock }: Pick<Services, 'clock'>,
  request: PaidRequest<Kept, Work, Answer>,
  inFlight: InFlight<Answer>,
  placed: Kept,
  stop: AbortSignal,
): Promise<Answer> {
  const givenUpAt = Date.parse(placed.reservedUntil) + GRACE_MS;
  let record = placed;
  for (;;) {
    const answer = inFlight.find(record.id);
    if (answer) return answer;
    if (record.status === 'completed') return request.present(record, null);
    if (record.status === 'failed') throw new DomainError(record.errorCode ?? 'generation_failed');
    if (stop.aborted || clock.now().getTime() > givenUpAt) throw new DomainError('generation_interrupted');
    await clock.sleep(request.pollMs, stop).catch(() => undefined);
    record = (await request.find(record)) ?? record;
  }
}
