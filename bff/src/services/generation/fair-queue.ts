import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, type QueueName, unobserved } from '../../ports/observer.ts';
import type { QueuePlace } from '../../ports/queue-place.ts';
import { createMeasuredTimes } from './measured-times.ts';
import { placeOf, rankTurns, type Turn, turnsLeft, type WaitingTurns, withTurn } from './waiting-turns.ts';

/** The longest that a piece of work waits for its turn. */
export const LONGEST_WAIT_MS = 180_000;

/** The longest that a piece of a batch does: 200 pictures of 20 s, two at a time, on a machine that others use as well. */
export const LONGEST_BATCH_WAIT_MS = 4 * 3_600_000;
/** Pieces of one owner's batches that are worked on at once. */
const OF_BATCHES_AT_ONCE = 2;

/** A piece of work that others may ask about: its name, and what kind of work it is. */
export interface NamedWork {
  id: string;
  kind: string;
  /** Given for a piece of a batch, which waits behind its owner's other work; its end gives up the wait with its reason. */
  batch?: AbortSignal | undefined;
}

/** Lets a few pieces of work run at once and takes turns between users, however many each one sent. */
export interface FairQueue {
  /** Rejects with `provider_unavailable` when its turn does not come within the longest wait. */
  run<T>(owner: string, work: () => Promise<T>, named?: NamedWork): Promise<T>;
  /** Where the named pieces of work stand that wait, by their ids. */
  places(): ReadonlyMap<string, QueuePlace>;
}

export interface FairQueueOptions {
  concurrency: number;
  longestWaitMs?: number;
  clock: Clock;
  /** The queue's name, for metrics. */
  name?: QueueName;
  observer?: Observer;
}

export function createFairQueue({
  concurrency,
  clock,
  longestWaitMs = LONGEST_WAIT_MS,
  name = 'pictures',
  observer = unobserved,
}: FairQueueOptions): FairQueue {
  const waiting: WaitingTurns = new Map();
  const times = createMeasuredTimes();
  const ofBatches = createCounts();
  let running = 0;
  observer.measure({ what: 'waiting', queue: name }, () => turnsLeft(waiting));
  observer.measure({ what: 'running', queue: name }, () => running);

  const admitNext = () => {
    if (running >= concurrency) return;
    const next = [...waiting].find(
      ([owner, [turn]]) => !turn?.behind || ofBatches.of(owner) < OF_BATCHES_AT_ONCE,
    );
    if (!next) return;
    const [owner, [turn, ...rest]] = next;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    running += 1;
    if (turn?.behind) ofBatches.add(owner, 1);
    turn?.admit();
  };

  const leave = (owner: string, turn: Turn) => {
    const rest = (waiting.get(owner) ?? []).filter((other) => other !== turn);
    if (rest.length > 0) waiting.set(owner, rest);
    else waiting.delete(owner);
  };

  const endTurn = (owner: string, behind: boolean) => {
    running -= 1;
    if (behind) ofBatches.add(owner, -1);
    admitNext();
  };

  const waitForTurn = (owner: string, named: NamedWork | undefined) =>
    new Promise<void>((admitted, refuse) => {
      const { id, kind, batch } = named ?? {};
      const waitOver = new AbortController();
      const giveUp = () => end(() => refuse(batch?.reason));
      const end = (settle: () => void) => {
        waitOver.abort();
        batch?.removeEventListener('abort', giveUp);
        leave(owner, turn);
        settle();
      };
      const turn: Turn = {
        ...(id !== undefined && { id }),
        ...(kind !== undefined && { kind }),
        behind: batch !== undefined,
        admit: () => end(admitted),
      };
      if (batch?.aborted) return refuse(batch.reason);
      batch?.addEventListener('abort', giveUp);
      waiting.set(owner, withTurn(waiting.get(owner) ?? [], turn));
      clock.sleep(batch ? LONGEST_BATCH_WAIT_MS : longestWaitMs, waitOver.signal).then(
        () => end(() => refuse(new DomainError('provider_unavailable'))),
        () => undefined,
      );
      admitNext();
    });

  return {
    run: async (owner, work, named) => {
      const place = running < concurrency ? 0 : placeOf(waiting, owner);
      await observer.watch({ kind: 'queue', queue: name, place }, () => waitForTurn(owner, named));
      const began = clock.now().getTime();
      try {
        const result = await work();
        times.note(named?.kind ?? '', (clock.now().getTime() - began) / 1000);
        return result;
      } finally {
        endTurn(owner, named?.batch !== undefined);
      }
    },
    places: () => rankTurns(waiting, times, concurrency),
  };
}

/** A count for each owner; those at zero are forgotten. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (owner: string) => counts.get(owner) ?? 0;
  return {
    of,
    add: (owner: string, change: number) => {
      counts.set(owner, of(owner) + change);
      if (of(owner) <= 0) counts.delete(owner);
    },
  };
}
