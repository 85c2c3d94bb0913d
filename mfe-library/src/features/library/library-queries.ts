import { type Api, ApiError, type ImagePage, type ImageQuery, useApi } from '@andromeda/platform';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const libraryKey = ['images'] as const;

/** One page of the library. The page before stays on the screen until this one has come. */
export const libraryPageQuery = (api: Api, query: ImageQuery) =>
  queryOptions({
    queryKey: [...libraryKey, query],
    queryFn: ({ signal }) => api.images.list(query, signal),
    placeholderData: keepPreviousData,
  });

/** Deletes one picture; every cached page drops it at once and is then asked for again. */
export function useDeleteImage() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.images.remove(id).catch((error: unknown) => {
        // Another tab was faster: what was asked for is done.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    },
    onSuccess: (_, id) => {
      queries.setQueriesData<ImagePage>({ queryKey: libraryKey }, (page) => page && withoutImage(page, id));
      void queries.invalidateQueries({ queryKey: libraryKey });
      void queries.invalidateQueries({ queryKey: ['generations'] });
    },
  });
}

function withoutImage(page: ImagePage, id: string): ImagePage {
  const images = page.images.filter((image) => image.id !== id);
  return { ...page, images, total: page.total - (page.images.length - images.length) };
}
