import { type Api, ApiError, type Generation } from '@andromeda/platform';

const LOOK_EVERY_MS = 700;

/** No request with this key reached the server. */
export class RequestNotArrivedError extends Error {
  override readonly name = 'RequestNotArrivedError';
}

/**
 * Waits for the outcome of a request that is already on its way. Rejects with the `ApiError` that ended it, or with
 * `RequestNotArrivedError` where nothing arrives within `arrivalMs`.
 */
export async function followGeneration(api: Api, key: string, arrivalMs: number): Promise<Generation> {
  const givenUpAt = Date.now() + arrivalMs;
  for (;;) {
    const found = await look(api, key);
    if (found?.status === 'completed') return found;
    if (found?.status === 'failed')
      throw new ApiError({ code: found.errorCode ?? 'generation_failed', status: 200 });
    if (found === null && Date.now() >= givenUpAt) throw new RequestNotArrivedError();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** `null`: nothing there. `undefined`: the server could not be asked. */
async function look(api: Api, key: string): Promise<Generation | null | undefined> {
  try {
    return await api.generations.find(key);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    if (error instanceof ApiError && error.status === 0) return undefined;
    throw error;
  }
}
