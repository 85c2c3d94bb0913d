import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';

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
}

type Admit = () => void;

export function createFairQueue({
  concurrency,
  clock,
  longestWaitMs = LONGEST_WAIT_MS,
}: FairQueueOptions): FairQueue {
  // A map keeps insertion order: the first owner is next, and goes to the back after a turn.
  const waiting = new Map<string, Admit[]>();
  let running = 0;

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
      await turn(owner);
      try {
        return await work();
      } finally {
        running -= 1;
        admitNext();
      }
    },
  };
}
