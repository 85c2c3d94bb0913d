import { ApiError, useApi, useNotification, useRefreshCredits } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchItem } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { messages } from './messages.ts';

/** What the user decides about a doubtful picture of a batch. */
export function useItemActions(store: BatchStore, { id, picture }: BatchItem) {
  const { images } = useApi();
  const { notify } = useNotification();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const imageId = picture?.imageId ?? '';
  const onSuccess = () => {
    void refreshCredits();
    void queries.invalidateQueries({ queryKey: ['images'] });
    void queries.invalidateQueries({ queryKey: ['generations'] });
  };
  const keeping = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await images.keep(imageId);
      await store.change(id, { state: 'ready' });
    },
    onSuccess,
    onError: () => notify({ type: 'error', message: messages.keepFailed }),
  });
  const discarding = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await images.discard(imageId).catch(unlessGone);
      await store.remove(id);
    },
    onSuccess: () => {
      onSuccess();
      notify({ type: 'success', message: messages.discarded });
    },
    onError: () => notify({ type: 'error', message: messages.discardFailed }),
  });
  return {
    busy: keeping.isPending || discarding.isPending,
    keep: () => keeping.mutate(),
    discard: () => discarding.mutate(),
    /** Asks for the picture's address again: it expires. */
    refresh: async () => {
      const image = await images.read(imageId).catch(() => null);
      if (image && picture)
        await store.change(id, { picture: { ...picture, thumbnailUrl: image.thumbnailUrl } });
    },
  };
}

/** Deleted in the library: what was asked for is done. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
