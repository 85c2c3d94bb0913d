import { usePublishEvent, useRemoteEvent } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { productsKey } from './product-queries.ts';

/** Refreshes whatever shows or counts pictures of products, and tells the remotes that show pictures, too. */
export function useRefreshPictures(): (productId: string) => Promise<void> {
  const queries = useQueryClient();
  const publish = usePublishEvent();
  return (productId) => {
    publish('catalogue.pictures-changed', 1, { productId });
    return queries.invalidateQueries({ queryKey: productsKey });
  };
}

/** Reads products again once the library has deleted pictures, also before this screen was there. */
export function useDeletedPictures(): void {
  const queries = useQueryClient();
  useRemoteEvent('library.images-deleted', 1, () => {
    void queries.invalidateQueries({ queryKey: productsKey });
  });
}
