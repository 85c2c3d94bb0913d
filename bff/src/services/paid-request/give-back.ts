import type { ErrorCode } from '../../../contract/errors.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import { isUnavailable } from '../../ports/store-error.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import type { PaidRequest } from './paid-request.ts';

type Releasable<Kept extends PaidRecord> = Pick<PaidRequest<Kept, unknown, unknown>, 'release'>;

type Deps = Pick<Services, 'openWork' | 'clock' | 'logger'>;

/** The pauses between further attempts to give a credit back; the last one repeats. */
const PAUSES_MS = [2000, 5000, 10_000, 20_000];
/** Longer than any lease, which gives the credit back if these attempts do not. */
const KEEP_TRYING_MS = 600_000;

/**
 * Gives the credit of a request back, and answers the record as it is then. `null` when the database does not answer:
 * the attempts go on without the caller.
 */
export async function giveBack<Kept extends PaidRecord>(
  deps: Deps,
  request: Releasable<Kept>,
  placed: Kept,
  code: ErrorCode,
): Promise<Kept | null> {
  try {
    return await repeatWhileUnavailable(deps.clock, () => request.release(placed, code));
  } catch (err) {
    deps.logger.error({ err, requestId: placed.id }, 'a credit could not be given back yet');
    if (isUnavailable(err)) keepGivingBack(deps, request, placed, code);
    return null;
  }
}

/** Gives a credit back as soon as the database answers; at the latest, the end of the lease does. */
export function keepGivingBack<Kept extends PaidRecord>(
  { openWork, clock, logger }: Deps,
  request: Releasable<Kept>,
  placed: Kept,
  code: ErrorCode,
): void {
  const attempts = async (stop: AbortSignal) => {
    const until = clock.now().getTime() + KEEP_TRYING_MS;
    for (let attempt = 0; clock.now().getTime() < until; attempt++) {
      try {
        await request.release(placed, code);
        return;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
      await clock.sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, stop);
    }
  };
  openWork
    .run(attempts)
    .catch((err: unknown) =>
      logger.warn({ err, requestId: placed.id }, 'a credit is left to its lease to be given back'),
    );
}
