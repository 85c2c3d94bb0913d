import type { Api, ProductPhoto } from '@andromeda/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listsKey, productKey, productsKey } from '../../../products/product-queries.ts';

const photosKey = (id: string) => [...productsKey, 'photos', id] as const;

/** The photos that the seller took of one product. */
export const productPhotosQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: photosKey(id), queryFn: ({ signal }) => api.products.photos(id, signal) });

/** Shows a photo as soon as it has arrived; a second answer for the same one shows it once. */
export function keepPhoto(queries: QueryClient, id: string, photo: ProductPhoto): void {
  queries.setQueryData<ProductPhoto[]>(
    photosKey(id),
    (photos) => photos && [...photos.filter((one) => one.id !== photo.id), photo],
  );
}

/** Shows a photo before all others, as it will stand once the server has put it there. */
export function showFirst(queries: QueryClient, id: string, photo: ProductPhoto): void {
  queries.setQueryData<ProductPhoto[]>(
    photosKey(id),
    (photos) => photos && [photo, ...photos.filter((one) => one.id !== photo.id)],
  );
}

/** Reads the photos again: another order, or none, was kept. The lists may show the first of them. */
export function readPhotosAgain(queries: QueryClient, id: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: listsKey });
  return queries.invalidateQueries({ queryKey: photosKey(id) });
}

export function dropPhoto(queries: QueryClient, id: string, photoId: string): void {
  queries.setQueryData<ProductPhoto[]>(photosKey(id), (photos) =>
    photos?.filter((one) => one.id !== photoId),
  );
}

/** Reads a product again whose photos have changed: its number of them, and its place among the last changed. */
export function countPhotos(queries: QueryClient, id: string): void {
  for (const queryKey of [photosKey(id), productKey(id), listsKey])
    void queries.invalidateQueries({ queryKey });
}
