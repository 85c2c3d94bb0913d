import type { Api, ImageQuery, Listing, Product } from '@andromeda/platform';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

/** Under which everything of products is kept. */
export const productsKey = ['products'] as const;
export const listsKey = [...productsKey, 'list'] as const;
export const productKey = (id: string) => [...productsKey, 'one', id] as const;

type ListQuery = Parameters<Api['products']['list']>[0];

/** One page of the products. The page before stays on the screen until this one has come. */
export const productListQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api.products.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const productQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: productKey(id), queryFn: ({ signal }) => api.products.read(id, signal) });

/** How many products and listings a sheet of the found products would hold. */
export const sheetCountsQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: [...listsKey, 'sheet', search],
    queryFn: ({ signal }) => api.products.countSheet(search, signal),
  });

/** The pictures of one product, page by page. */
export const productImagesQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: [...productsKey, 'images', id],
    queryFn: ({ pageParam, signal }) => api.images.list({ page: pageParam, product: id }, signal),
    initialPageParam: 1,
    // A tool may have made one of a photo of the product just now.
    staleTime: 0,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });

/** One page of the library, to choose pictures from. */
export const libraryQuery = (api: Api, query: Pick<ImageQuery, 'page' | 'search'>) =>
  queryOptions({
    queryKey: [...productsKey, 'library', query],
    queryFn: ({ signal }) => api.images.list(query, signal),
    placeholderData: keepPreviousData,
  });

/** Shows a product as the server has just answered it; the lists follow. */
export function keepProduct(queries: QueryClient, product: Product): void {
  queries.setQueryData(productKey(product.id), product);
  void queries.invalidateQueries({ queryKey: listsKey });
}

/** A product that is gone leaves the lists. Nothing asks for it once more. */
export function forgetProduct(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: productsKey, refetchType: 'none' });
}

/** Shows the texts of a channel as the server has just answered them. */
export function keepListing(queries: QueryClient, id: string, listing: Listing): void {
  // An answer that is on its way may be older.
  void queries.cancelQueries({ queryKey: productKey(id) });
  queries.setQueryData<Product>(
    productKey(id),
    (product) => product && { ...product, listings: withListing(product.listings, listing) },
  );
  void queries.invalidateQueries({ queryKey: listsKey });
}

function withListing(listings: readonly Listing[], listing: Listing): Listing[] {
  const known = listings.some(({ channel }) => channel === listing.channel);
  if (!known) return [...listings, listing];
  return listings.map((one) => (one.channel === listing.channel ? listing : one));
}
