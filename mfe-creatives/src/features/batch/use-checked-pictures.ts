import { type Api, ApiError, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import type { BatchItem } from './batch.ts';
import type { BatchStore } from './batch-store.ts';

/** Follows what became elsewhere of doubtful pictures: repaired, kept or deleted. */
export function useCheckedPictures(store: BatchStore, items: readonly BatchItem[]): void {
  const api = useApi();
  const doubtful = items.filter(({ state }) => state === 'check');
  useQuery({
    queryKey: ['images', 'batch', doubtful.map(({ id }) => id)],
    enabled: doubtful.length > 0,
    queryFn: async () => {
      await Promise.all(doubtful.map((item) => follow(api, store, item)));
      return null;
    },
  });
}

async function follow(api: Api, store: BatchStore, { id, picture }: BatchItem): Promise<void> {
  try {
    const image = await api.images.read(picture?.imageId ?? '');
    if (image.returnable && image.cutOutDoubtful) return;
    const { id: imageId, thumbnailUrl } = image;
    await store.change(id, { state: 'ready', picture: { imageId, thumbnailUrl } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await store.remove(id);
  }
}
