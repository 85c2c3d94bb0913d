import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../../platform/src/api/api.ts';
import { ApiError } from '../../../platform/src/api/api-error.ts';
import type { GenerationRequest } from '../../../platform/src/api/generation-calls.ts';

type Generation = Awaited<ReturnType<Api['generations']['find']>>;

/** The pause of TanStack Query before its first repetition. */
const BEFORE_REPETITION_MS = 1000;

/** A read of a page: once more where it was not refused (shell/src/query-client.ts). */
export async function asQuery<Answer>(ask: () => Promise<Answer>, onRepeat: () => void): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    onRepeat();
    await delay(BEFORE_REPETITION_MS);
    return ask();
  }
}

/**
 * A press of 'Gerar' (mfe-creatives/src/generation/use-run-mutation.ts): follows its steps, and where the answer was lost on the
 * way, looks whether the work goes on at the server. Rejects with what the seller would see.
 */
export async function pressGenerate(
  api: Api,
  request: GenerationRequest,
  onRepeat: () => void,
): Promise<Generation> {
  const key = request.idempotencyKey;
  const leave = api.generations.follow(key, (signal) => {
    if (signal === 'look') void api.generations.find(key).catch(() => undefined);
  });
  try {
    const made = await api.generations.create(request).catch((lost: unknown) => {
      if (isAnswer(lost) && !isLeft(lost)) throw lost;
      onRepeat();
      return followOrder(api, key, lost);
    });
    if (made.imageUrl) return made;
    throw new ApiError({ code: made.errorCode ?? 'generation_failed', status: 200 });
  } finally {
    leave();
  }
}

const isAnswer = (error: unknown) => !(error instanceof ApiError) || error.status !== 0;

const isLeft = (error: unknown) => error instanceof ApiError && error.code === 'shutting_down';

/** As `followGeneration`: looks whenever something may have happened; `lost` where nothing had arrived. */
async function followOrder(api: Api, key: string, lost: unknown): Promise<Generation> {
  let wake = () => {};
  let signalled = true;
  const leave = api.generations.follow(key, (signal) => {
    if (signal !== 'look' && signal.status !== 'finished' && signal.status !== 'failed') return;
    signalled = true;
    wake();
  });
  try {
    for (;;) {
      if (!signalled) await new Promise<void>((settle) => (wake = settle));
      signalled = false;
      const found = await look(api, key, lost);
      if (found?.status === 'completed') return found;
      if (found?.status === 'failed')
        throw new ApiError({ code: found.errorCode ?? 'generation_failed', status: 200 });
    }
  } finally {
    leave();
  }
}

/** Null: the server could not be asked. */
async function look(api: Api, key: string, lost: unknown): Promise<Generation | null> {
  try {
    return await api.generations.find(key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return null;
    throw error instanceof ApiError && error.code === 'not_found' ? lost : error;
  }
}
