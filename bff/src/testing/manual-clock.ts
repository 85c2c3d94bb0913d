import type { Clock } from '../ports/clock.ts';

/** A clock that only moves when a test says so. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): Promise<void>;
  /** Resolves once some code sleeps for exactly this long. */
  untilSomeoneSleeps(milliseconds: number): Promise<void>;
}

interface Sleeper {
  until: number;
  length: number;
  wake(): void;
}

export function createManualClock(start = new Date('2026-11-20T12:00:00Z')): ManualClock {
  let now = start.getTime();
  const sleepers = new Set<Sleeper>();
  const watchers = new Map<number, () => void>();
  return {
    now: () => new Date(now),
    sleep: (length, signal) =>
      new Promise((wake, refuse) => {
        const sleeper: Sleeper = { until: now + length, length, wake };
        const abort = () => {
          sleepers.delete(sleeper);
          refuse(new DOMException('aborted', 'AbortError'));
        };
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        sleepers.add(sleeper);
        watchers.get(length)?.();
      }),
    async advance(milliseconds) {
      now += milliseconds;
      for (const sleeper of [...sleepers]) {
        if (sleeper.until > now) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
      // Lets what woke run up to its next wait.
      await new Promise((settle) => setImmediate(settle));
    },
    untilSomeoneSleeps: (length) =>
      [...sleepers].some((sleeper) => sleeper.length === length)
        ? Promise.resolve()
        : new Promise((settle) => watchers.set(length, settle)),
  };
}
