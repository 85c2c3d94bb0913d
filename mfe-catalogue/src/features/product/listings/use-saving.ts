import { type ChannelId, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingTexts } from 'bff/contract/browser/listings';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { keepListing } from '../../../products/product-queries.ts';
import { messages } from './messages.ts';

/** Keeps the texts of a channel as they stand in the form. */
export function useSaving(id: string, channel: ChannelId) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (texts: ListingTexts) => api.products.saveListing(id, channel, texts),
    onSuccess: (listing) => {
      keepListing(queries, id, listing);
      notify({ type: 'success', message: messages.saved, durationMs: MESSAGE_MS });
    },
  });
  return {
    busy: mutation.isPending,
    problem: mutation.error ? messageFor(mutation.error, messages.notSaved) : null,
    save: (texts: ListingTexts) => {
      if (!mutation.isPending) mutation.mutate(texts);
    },
  };
}
