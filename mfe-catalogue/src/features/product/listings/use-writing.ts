import {
  ApiError,
  type Listing,
  type Product,
  useApi,
  useNotification,
  useRefreshCredits,
} from '@andromeda/platform';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { useEffect, useRef } from 'react';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { messages } from './messages.ts';
import { writeListing, writingKey, writingProblem } from './write-listing.ts';

/** One press of 'Escrever anúncio': sent once however often it is pressed. */
export function useWriting(product: Product, channel: Channel, onWritten: (listing: Listing) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const refreshCredits = useRefreshCredits();
  const mutationKey = writingKey(product, channel.id);
  // Also a press of an earlier visit to this channel.
  const busy = useIsMutating({ mutationKey, exact: true }) > 0;
  const isShown = useIsShown();
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: () => writeListing({ api, queries }, product, channel.id),
    onSuccess: (listing) => {
      onWritten(listing);
      notify({ type: 'success', message: messages.written, durationMs: MESSAGE_MS });
    },
    onError: (error) => {
      // Its own place for this is another channel's now.
      if (!isShown.current) notify({ type: 'error', message: `${channel.name}: ${writingProblem(error)}` });
    },
    onSettled: () => void refreshCredits(),
  });
  return {
    busy,
    problem: mutation.error && writingProblem(mutation.error),
    outOfCredits: mutation.error instanceof ApiError && mutation.error.code === 'insufficient_credits',
    write: () => {
      if (!busy) mutation.mutate();
    },
  };
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
