import {
  ApiError,
  type Listing,
  messageFor,
  type Product,
  useApi,
  useNotification,
  useRefreshCredits,
} from '@andromeda/platform';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { useEffect, useRef } from 'react';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { keepListing } from '../../../products/product-queries.ts';
import { messages } from './messages.ts';

/** The press of each listing that has no answer yet; kept here, so that another visit to the screen repeats it. */
const presses = new Map<string, { input: string; key: string }>();

/**
 * One press of 'Escrever anúncio': sent once however often it is pressed. A press that got no answer is repeated under the same
 * key, so that it is charged once; another product name or other facts are another press.
 */
export function useWriting(product: Product, channel: Channel, onWritten: (listing: Listing) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const refreshCredits = useRefreshCredits();
  const place = `${product.id}:${channel.id}`;
  const mutationKey = ['write-listing', place];
  // Also a press of an earlier visit to this channel.
  const busy = useIsMutating({ mutationKey, exact: true }) > 0;
  const isShown = useIsShown();
  const mutation = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: () => api.products.writeListing(product.id, channel.id, keyOf(place, product)),
    onSuccess: ({ listing }) => {
      presses.delete(place);
      keepListing(queries, product.id, listing);
      onWritten(listing);
      notify({ type: 'success', message: messages.written, durationMs: MESSAGE_MS });
    },
    onError: (error) => {
      // Only where no answer came may the request have succeeded all the same.
      if (error instanceof ApiError && error.status > 0) presses.delete(place);
      // Its own place for this is another channel's now.
      if (!isShown.current) notify({ type: 'error', message: `${channel.name}: ${problemOf(error)}` });
    },
    onSettled: () => void refreshCredits(),
  });
  return {
    busy,
    problem: mutation.error && problemOf(mutation.error),
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

function keyOf(place: string, { name, facts }: Product): string {
  const input = JSON.stringify([name, facts]);
  const open = presses.get(place);
  const press = open?.input === input ? open : { input, key: crypto.randomUUID() };
  presses.set(place, press);
  return press.key;
}

function problemOf(error: unknown): string {
  const isEmpty = error instanceof ApiError && error.code === 'text_missing';
  return isEmpty ? messages.tooLittle : messageFor(error, messages.notWritten);
}
