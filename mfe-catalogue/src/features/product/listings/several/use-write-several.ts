import {
  type Product,
  useApi,
  useCreditBalance,
  useNotification,
  useRefreshCredits,
} from '@andromeda/platform';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { MESSAGE_MS } from '../../../../products/messages.ts';
import { writeListing, writingKey, writingProblem } from '../write-listing.ts';
import { messages } from './messages.ts';

/** Has the texts of several channels written at once. Each is a press of its own: what one cannot have, another may. */
export function useWriteSeveral(product: Product) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const refreshCredits = useRefreshCredits();
  const mutationKey = ['write-listings', product.id];
  const busy = useIsMutating({ mutationKey, exact: true }) > 0;
  const writeOne = async (channel: Channel): Promise<{ channel: Channel; problem: string | null }> => {
    const writing = queries.getMutationCache().build(queries, {
      mutationKey: writingKey(product, channel.id),
      networkMode: 'always',
      mutationFn: () => writeListing({ api, queries }, product, channel.id),
    });
    return writing.execute(undefined).then(
      () => ({ channel, problem: null }),
      (error: unknown) => ({ channel, problem: writingProblem(error) }),
    );
  };
  const writeAll = async (channels: readonly Channel[]) => {
    const outcomes = await Promise.all(channels.map(writeOne));
    const written = outcomes.filter(({ problem }) => problem === null).length;
    if (written > 0) notify({ type: 'success', message: messages.written(written), durationMs: MESSAGE_MS });
    for (const problem of new Set(outcomes.map((outcome) => outcome.problem))) {
      const names = outcomes
        .filter((outcome) => outcome.problem === problem)
        .map(({ channel }) => channel.name);
      if (problem !== null) notify({ type: 'error', message: messages.notWritten(names, problem) });
    }
    await refreshCredits();
  };
  return {
    busy,
    /** Goes on while another screen is shown. */
    write: (channels: readonly Channel[]) => {
      const writing = queries.getMutationCache().build(queries, {
        mutationKey,
        networkMode: 'always',
        mutationFn: () => writeAll(channels),
      });
      void writing.execute(undefined);
    },
  };
}

/** How many channels can be written for now; unknown while the balance is. */
export function useTextsLeft(): number | undefined {
  const { data } = useCreditBalance();
  return data && data.turboCredits + (data.freeTextsToday?.left ?? 0);
}
