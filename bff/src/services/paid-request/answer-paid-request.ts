import { DomainError } from '../../domain-error.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { awaitReplay } from './await-replay.ts';
import { giveBack } from './give-back.ts';
import type { InFlight } from './open-work.ts';
import type { BegunRequest, PaidRequest } from './paid-request.ts';
import { placeRequest } from './place-request.ts';
import { requireRoom } from './require-room.ts';
import { untilCancelled } from './until-cancelled.ts';

export type PaidRequestDeps = Pick<Services, 'openWork' | 'clock' | 'logger' | 'storageRoom'>;

/**
 * Answers a request that is paid with credits. The credit is reserved before the work; afterwards there is either the
 * result, its charge final, or the credit is given back. A key that came before answers the same request, as soon as
 * that one has ended, and charges nothing. A crash leaves the reservation to `releaseExpiredRequests`. `prepare`
 * validates, before anything is charged, once there is room for a result; `admit` may keep the request waiting until then. Rejects with `DomainError`.
 */
export async function answerPaidRequest<Kept extends PaidRecord, Work, Answer>(
  deps: PaidRequestDeps,
  idempotencyKey: string | undefined,
  inFlight: InFlight<Answer>,
  prepare: (idempotencyKey: string) => Promise<PaidRequest<Kept, Work, Answer>>,
  admit: <T>(place: () => Promise<T>) => Promise<T> = (place) => place(),
): Promise<Answer> {
  if (!idempotencyKey) throw new DomainError('idempotency_key_missing');
  return deps.openWork.run(async (stop) => {
    await requireRoom(deps);
    const { request, record, mine } = await admit(async () => {
      const prepared = await prepare(idempotencyKey);
      return { request: prepared, ...(await placeRequest(deps, prepared)) };
    });
    if (request.awaitEnd) return request.awaitEnd(record, mine);
    if (!mine) return awaitReplay(deps, request, inFlight, record, stop);
    const hand = new AbortController();
    const answer = carryOut(deps, request, record, { stop, cancelled: hand.signal });
    // Added before anything else can run, so that a second click finds the first.
    inFlight.add(record.id, answer, () => hand.abort());
    return answer;
  });
}

/**
 * Does the work of a begun request and makes its charge final, or gives its credit back. `stop` aborts when the process can
 * wait no longer, `cancelled` when nobody wants the result any more. Rejects with `DomainError`.
 */
export async function carryOut<Kept extends PaidRecord, Work, Answer>(
  deps: Omit<PaidRequestDeps, 'storageRoom'>,
  request: BegunRequest<Kept, Work, Answer>,
  placed: Kept,
  { stop, cancelled }: { stop: AbortSignal; cancelled: AbortSignal },
): Promise<Answer> {
  const failureOf = (cause: unknown) =>
    stop.aborted && !cancelled.aborted
      ? new DomainError('generation_interrupted', undefined, { cause })
      : request.failureOf(cause);
  const begun = request.work(placed, AbortSignal.any([stop, cancelled]));
  const undo = (late: Work) => request.discard?.(late);
  const work = await untilCancelled(begun, cancelled, undo).catch(async (cause: unknown) => {
    const failure = failureOf(cause);
    throw reasonOf(await giveBack(deps, request, placed, failure.code), failure);
  });
  let failure = new DomainError('generation_interrupted');
  const ended = await repeatWhileUnavailable(deps.clock, () => request.commit(placed, work)).catch(
    (cause: unknown) => {
      failure = failureOf(cause);
      // A commit without an answer may have happened: then this changes nothing and says so.
      return giveBack(deps, request, placed, failure.code);
    },
  );
  if (ended?.status === 'completed') return request.present(ended, work);
  if (ended) await request.discard?.(work);
  throw reasonOf(ended, failure);
}

/** A request that its user cancelled meanwhile failed for that reason, whatever the work did. */
const reasonOf = (ended: PaidRecord | null, failure: DomainError) =>
  ended?.errorCode === 'generation_cancelled' ? new DomainError('generation_cancelled') : failure;
