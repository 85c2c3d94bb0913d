import { randomUUID } from 'node:crypto';
import { DomainError } from '../../domain-error.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import { isUnavailable } from '../../ports/store-error.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { keepGivingBack } from './give-back.ts';
import type { PaidRequest } from './paid-request.ts';

/** How long a credit stays reserved for a request whose work never begins, because an answer got lost. */
export const PENDING_SECONDS = 30;

/** `mine`: this caller works on it. Otherwise another one has begun it. */
export interface Placed<Kept extends PaidRecord> {
  record: Kept;
  mine: boolean;
}

/**
 * Takes the credit of a request and begins it. A database that answers late is asked again, and charges once. Where it
 * gives no answer at all, what it may have taken comes back by itself: rejects with `reservation_unconfirmed`, and the
 * same key works later. Rejects with the reservation's refusal, too.
 */
export async function placeRequest<Kept extends PaidRecord, Work, Answer>(
  deps: Pick<Services, 'openWork' | 'clock' | 'logger'>,
  request: PaidRequest<Kept, Work, Answer>,
): Promise<Placed<Kept>> {
  const claimId = randomUUID();
  for (;;) {
    const reservation = await repeatWhileUnavailable(deps.clock, request.reserve).catch(unconfirmed);
    if (!('record' in reservation)) throw new DomainError(reservation.outcome);
    const { outcome, record } = reservation;
    if (outcome === 'replayed') return { record, mine: false };
    const begun = await repeatWhileUnavailable(deps.clock, () => request.begin(record, claimId)).catch(
      (cause: unknown) => {
        keepGivingBack(deps, request, record, 'reservation_unconfirmed');
        return unconfirmed(cause);
      },
    );
    if (begun) return { record: begun, mine: true };
    // Another caller was faster, or the credit was given back meanwhile: the next reservation says which.
  }
}

function unconfirmed(cause: unknown): never {
  if (!isUnavailable(cause)) throw cause;
  throw new DomainError('reservation_unconfirmed', undefined, { cause });
}
