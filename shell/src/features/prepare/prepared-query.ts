import { type Api, ApiError, type LibraryImage } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';
import type { ChannelId } from 'bff/contract/browser/channels';

/** Pictures under way at one time: the server makes them one after another. */
const AT_ONCE = 3;
/** The address of a prepared picture is good for an hour at least. */
const FRESH_MS = 30 * 60_000;

let running = 0;
const waiting: (() => void)[] = [];

/** A picture as a marketplace asks for it, with what was measured. A few are asked for at a time. */
export const preparedQuery = (api: Api, { id }: LibraryImage, channel: ChannelId) =>
  queryOptions({
    queryKey: ['channel-pictures', id, channel],
    queryFn: ({ signal }) => inTurn(signal, () => api.images.prepare(id, channel, signal)),
    staleTime: FRESH_MS,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  });

async function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
