import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, type QueueName, unobserved } from '../../ports/observer.ts';
import type { QueuePlace } from '../../ports/queue-place.ts';
import { createMeasuredTimes } from './measured-times.ts';
import { placeOf, rankTurns, type Turn, turnsLeft, type WaitingTurns } from './waiting-turns.ts';

/** The longest that a piece of work waits for its turn. */
export const LONGEST_WAIT_MS = 180_000;

/** A piece of work that others may ask about: its name, and what kind of work it is. */
export interface NamedWork {
  id: string;
  kind: string;
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
  let running = 0;
  observer.measure({ what: 'waiting', queue: name }, () => turnsLeft(waiting));
  observer.measure({ what: 'running', queue: name }, () => running);

  const admitNext = () => {
    const next = waiting.entries().next().value;
    if (!next || running >= concurrency) return;
    const [owner, turns] = next;
    const turn = turns.shift();
    waiting.delete(owner);
    if (turns.length > 0) waiting.set(owner, turns);
    running += 1;
    turn?.admit();
  };

  const waitForTurn = (owner: string, named: NamedWork | undefined) =>
    new Promise<void>((admitted, refuse) => {
      const waitOver = new AbortController();
      const admit = () => {
        waitOver.abort();
        admitted();
      };
      const turn: Turn = { ...named, admit };
      waiting.set(owner, [...(waiting.get(owner) ?? []), turn]);
      clock.sleep(longestWaitMs, waitOver.signal).then(
        () => {
          const rest = (waiting.get(owner) ?? []).filter((other) => other !== turn);
          if (rest.length > 0) waiting.set(owner, rest);
          else waiting.delete(owner);
          refuse(new DomainError('provider_unavailable'));
        },
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
        running -= 1;
        admitNext();
      }
    },
    places: () => rankTurns(waiting, times, concurrency),
  };
}
