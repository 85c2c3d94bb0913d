import { type Api, ApiError, useApi, useSession } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchItem } from './batch.ts';
import type { BatchStore } from './batch-store.ts';

/** Follows, on arrival, what became elsewhere of doubtful pictures: repaired, kept or deleted. */
export function useCheckedPictures(store: BatchStore): void {
  const api = useApi();
  const { user } = useSession();
  // Each arrival asks anew: the answer of the screen before is from before a repair was kept.
  const [arrival] = useState(() => crypto.randomUUID());
  useQuery({
    queryKey: ['batch-doubtful', user.id, arrival],
    queryFn: async () => {
      const { items } = await store.read();
      for (const item of items) if (item.state === 'check') await follow(api, store, item);
      return null;
    },
    gcTime: 0,
  });
}

/** Whether the picture is still in doubt; what became of it else is noted in the batch. */
export async function follow(api: Api, store: BatchStore, { id, picture }: BatchItem): Promise<boolean> {
  try {
    const image = await api.images.read(picture?.imageId ?? '');
    if (image.returnable && image.cutOutDoubtful) return true;
    const { id: imageId, thumbnailUrl } = image;
    await store.change(id, { state: 'ready', picture: { imageId, thumbnailUrl } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await store.remove(id);
  }
  return false;
}
