import { type Api, ApiError, type Generation } from '@andromeda/platform';
import { findOrder } from './find-order.ts';

/** No request with this key reached the server. */
export class RequestNotArrivedError extends Error {
  override readonly name = 'RequestNotArrivedError';
}

/**
 * Waits for the outcome of a request that is already on its way. Rejects with the `ApiError` that ended it, or with
 * `RequestNotArrivedError` where nothing arrives within `arrivalMs`. `onFound` receives what each look found on the way.
 */
export async function followGeneration(
  api: Api,
  key: string,
  arrivalMs: number,
  onFound: (generation: Generation) => void = () => undefined,
): Promise<Generation> {
  const givenUpAt = Date.now() + arrivalMs;
  const signals = createSignals();
  const leave = api.generations.follow(key, (signal) => {
    if (signal === 'look' || signal.status === 'finished' || signal.status === 'failed') signals.raise();
  });
  const lastCall = setTimeout(signals.raise, arrivalMs);
  try {
    for (;;) {
      await signals.next();
      const found = await look(api, key);
      if (found) {
        clearTimeout(lastCall);
        onFound(found);
      }
      if (found?.status === 'completed') return found;
      if (found?.status === 'failed')
        throw new ApiError({ code: found.errorCode ?? 'generation_failed', status: 200 });
      if (found === null && Date.now() >= givenUpAt) throw new RequestNotArrivedError();
    }
  } finally {
    clearTimeout(lastCall);
    leave();
  }
}

/** Signals that come while one is answered are answered once, afterwards. */
function createSignals() {
  let raised = false;
  let wake: () => void = () => undefined;
  return {
    raise: () => {
      raised = true;
      wake();
    },
    next: async () => {
      if (!raised)
        await new Promise<void>((settle) => {
          wake = settle;
        });
      raised = false;
    },
  };
}

/** `null`: nothing there. `undefined`: the server could not be asked. */
async function look(api: Api, key: string): Promise<Generation | null | undefined> {
  try {
    return await findOrder(api, key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return undefined;
    throw error;
  }
}
