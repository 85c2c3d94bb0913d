import type { Clock } from '../ports/clock.ts';
import { isUnavailable } from '../ports/store-error.ts';

const PAUSES_MS = [200, 1000];

/** Makes a call that is safe to repeat up to three times while its store does not answer. */
export async function repeatWhileUnavailable<T>(clock: Clock, call: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await clock.sleep(pause);
    }
  }
  return call();
}
