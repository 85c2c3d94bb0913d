import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { PictureOrders } from '../../ports/picture-orders.ts';
import { isUnavailable } from '../../ports/store-error.ts';
import type { User } from '../../ports/user.ts';
import { presentGeneration } from '../generation/present-generation.ts';
import { GRACE_MS } from '../paid-request/await-replay.ts';
import type { Services } from '../services.ts';

/** An event wakes the wait; where it is lost, the row is read at these pauses. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

type Deps = Pick<
  Services,
  'openWork' | 'generationLog' | 'orderEvents' | 'queuePlaces' | 'addresses' | 'clock' | 'logger'
> & { orders: PictureOrders };

/**
 * Waits for the end of an order, whichever process works on it. Rejects with the code and the details of its failure, and
 * with `shutting_down` as soon as this process begins to stop, unless it works on the order itself: the order goes on without it.
 */
export async function awaitOrder(deps: Deps, user: User, placed: GenerationRecord): Promise<Generation> {
  const { openWork, orders, generationLog, orderEvents, queuePlaces, addresses, clock } = deps;
  const { id, idempotencyKey } = placed;
  const stop = openWork.closing;
  let pause = new AbortController();
  // One listener for the whole wait: a signal remembers each one that it was joined with, for as long as the process lives.
  const wake = () => pause.abort();
  stop.addEventListener('abort', wake);
  let here = openWork.generations.find(id);
  const stopTelling = queuePlaces.follow(placed);
  const endings = [
    openWork.generations.whenAdded(id, (answer) => {
      here = answer;
      wake();
    }),
    orderEvents.subscribe(user.userId, (event) => {
      if (event.key !== idempotencyKey || event.status === 'waiting') return;
      // A place that is being read meanwhile was true before.
      stopTelling();
      wake();
    }),
    () => stop.removeEventListener('abort', wake),
    stopTelling,
  ];
  try {
    let record = placed;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const answer = here;
      here = undefined;
      const outcome = answer && (await settle(answer));
      if (outcome && 'answer' in outcome) return outcome.answer;
      if (outcome) record = (await readAgain()) ?? record;
      if (record.status === 'completed') return presentGeneration(addresses, record);
      if (record.status === 'failed') throw outcome?.error ?? (await failureOf(orders, record));
      if (stop.aborted) throw new DomainError('shutting_down');
      if (clock.now().getTime() > Date.parse(record.reservedUntil) + GRACE_MS)
        throw new DomainError('generation_interrupted');
      if (here) continue;
      await clock.sleep(pauseMs, pause.signal).catch(() => undefined);
      pause = new AbortController();
      record = (await readAgain()) ?? record;
    }
  } finally {
    for (const end of endings) end();
  }

  /** Null while the database does not answer: the order goes on all the same, and so does the wait. */
  async function readAgain() {
    try {
      return await generationLog.findByKey(user, idempotencyKey);
    } catch (err) {
      if (!isUnavailable(err)) throw err;
      deps.logger.warn({ err, generationId: id }, 'an order that is waited for was not read');
      return null;
    }
  }
}

/** How the work in this process ended. Where it was put back or taken over, the record is still open. */
const settle = (answer: Promise<Generation>) =>
  answer.then(
    (made) => ({ answer: made }),
    (error: unknown) => ({ error }),
  );

async function failureOf(orders: PictureOrders, { id, errorCode }: GenerationRecord): Promise<DomainError> {
  const details = await orders.failureDetails(id).catch(() => ({}));
  return new DomainError(errorCode ?? 'generation_failed', details);
}
