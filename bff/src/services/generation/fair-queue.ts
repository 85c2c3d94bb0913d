import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, type QueueName, unobserved } from '../../ports/observer.ts';

/** The longest that a piece of work waits for its turn. */
export const LONGEST_WAIT_MS = 180_000;

/** Lets a few pieces of work run at once and takes turns between users, however many each one sent. */
export interface FairQueue {
  /** Rejects with `provider_unavailable` when its turn does not come within the longest wait. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueOptions {
  concurrency: number;
  longestWaitMs?: number;
  clock: Clock;
  /** The queue's name, for metrics. */
  name?: QueueName;
  observer?: Observer;
}

type Admit = () => void;
/** Keeps the order of insertion: the first owner is next, and goes to the back after a turn. */
type Waiting = Map<string, Admit[]>;

export function createFairQueue({
  concurrency,
  clock,
  longestWaitMs = LONGEST_WAIT_MS,
  name = 'pictures',
  observer = unobserved,
}: FairQueueOptions): FairQueue {
  const waiting: Waiting = new Map();
  let running = 0;
  observer.measure({ what: 'waiting', queue: name }, () => sum(turnsLeft(waiting)));
  observer.measure({ what: 'running', queue: name }, () => running);

  const admitNext = () => {
    const next = waiting.entries().next().value;
    if (!next || running >= concurrency) return;
    const [owner, turns] = next;
    const admit = turns.shift();
    waiting.delete(owner);
    if (turns.length > 0) waiting.set(owner, turns);
    running += 1;
    admit?.();
  };

  const turn = (owner: string) =>
    new Promise<void>((admitted, refuse) => {
      const waitOver = new AbortController();
      const admit = () => {
        waitOver.abort();
        admitted();
      };
      waiting.set(owner, [...(waiting.get(owner) ?? []), admit]);
      clock.sleep(longestWaitMs, waitOver.signal).then(
        () => {
          const rest = (waiting.get(owner) ?? []).filter((other) => other !== admit);
          if (rest.length > 0) waiting.set(owner, rest);
          else waiting.delete(owner);
          refuse(new DomainError('provider_unavailable'));
        },
        () => undefined,
      );
      admitNext();
    });

  return {
    run: async (owner, work) => {
      const place = running < concurrency ? 0 : placeOf(waiting, owner);
      await observer.watch({ kind: 'queue', queue: name, place }, () => turn(owner));
      try {
        return await work();
      } finally {
        running -= 1;
        admitNext();
      }
    },
  };
}

const turnsLeft = (waiting: Waiting) => [...waiting.values()].map(({ length }) => length);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How many turns come before this owner's next one: each other owner takes as many turns before it as this owner. */
function placeOf(waiting: Waiting, owner: string): number {
  const own = waiting.get(owner)?.length ?? 0;
  const at = [...waiting.keys()].indexOf(owner);
  return sum(turnsLeft(waiting).map((turns, index) => Math.min(turns, at < 0 || index < at ? own + 1 : own)));
}
