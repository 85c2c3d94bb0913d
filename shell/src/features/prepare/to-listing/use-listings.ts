import { useApi } from '@andromeda/platform';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEndOfConnection } from './use-end-of-connection.ts';

type Options = { enabled?: boolean; retryOnMount?: boolean };

/** The seller's own listings by words, page by page; the first page without words names the one that the picture probably goes to. */
export function useListings(search: string, imageId: string, options: Options = {}) {
  const { marketplace } = useApi();
  const noteEnd = useEndOfConnection();
  return useInfiniteQuery({
    queryKey: ['marketplace', 'listings', imageId, search],
    queryFn: ({ pageParam, signal }) =>
      marketplace.listings({ search, offset: pageParam, imageId }, signal).catch((error: Error) => {
        noteEnd(error);
        throw error;
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
    ...options,
  });
}

/** A picture that was sent makes them old at once. */
const FRESH_MS = 60_000;
