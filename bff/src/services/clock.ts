import { setTimeout as delay } from 'node:timers/promises';

/** Time, so that tests need not wait for it. `sleep` rejects as soon as `signal` aborts. */
export interface Clock {
  now(): Date;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, signal ? { signal } : {}),
};
