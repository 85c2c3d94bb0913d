import { type Api, ApiError, type LibraryImage } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';
import type { ChannelId } from 'bff/contract/browser/channels';

/** Under which every prepared picture is kept. */
export const preparedKey = ['channel-pictures'] as const;

/** Pictures under way at one time: the server makes them one after another, users in turn. */
const AT_ONCE = 3;
/** The address of a prepared picture is good for an hour at least. */
const FRESH_MS = 30 * 60_000;
/** The server takes so many pictures of a user in a minute; the rest wait. */
const BUSY_MS = 5000;
const MOST_WAITS = 24;

let running = 0;
const waiting: (() => void)[] = [];

/** A picture as a marketplace asks for it, with what was measured. A few are asked for at a time. */
export const preparedQuery = (api: Api, { id }: Pick<LibraryImage, 'id'>, channel: ChannelId) =>
  queryOptions({
    queryKey: [...preparedKey, id, channel],
    queryFn: ({ signal }) => inTurn(signal, () => api.images.prepare(id, channel, signal)),
    staleTime: FRESH_MS,
    retry: (failures, error) =>
      isBusy(error) ? failures < MOST_WAITS : failures < 1 && !(error instanceof ApiError),
    retryDelay: (_failures, error) => (isBusy(error) ? BUSY_MS : 1000),
  });

const isBusy = (error: Error) => error instanceof ApiError && error.code === 'too_many_requests';

/** A call that was given up keeps no other waiting, even where it does not end. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  // Whoever is called here has the place that became free.
  else running++;
  try {
    signal.throwIfAborted();
    return await Promise.race([work(), aborted(signal)]);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
