import { type ImagePage, type LibraryImage, useApi, useNotification } from '@andromeda/platform';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { libraryKey } from '../../pictures/keep-before-use.ts';
import { isFavoritesPage, withoutImage } from './library-queries.ts';
import { MESSAGE_MS, messages } from './messages.ts';

const markingKey = ['mark-favorite'] as const;

/**
 * Marks a picture as a favourite, or no longer. Every page shows it at once; where the server does not take it, the
 * pages are as before and a sentence says so.
 */
export function useFavorite(): (image: LibraryImage) => void {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const marking = useMutation({
    mutationKey: markingKey,
    // One after the other: of two presses the last one counts, however the network orders them.
    scope: { id: 'mark-favorite' },
    mutationFn: ({ id, favorite }: Mark) => api.images.markFavorite(id, favorite),
    onMutate: async (change: Mark) => {
      await queries.cancelQueries({ queryKey: libraryKey });
      const before = queries.getQueriesData<ImagePage>({ queryKey: libraryKey });
      showMark(queries, change);
      return before;
    },
    onError: (_, { favorite }, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
      const message = favorite ? messages.favoriteFailed : messages.unfavoriteFailed;
      notify({ message, type: 'error', durationMs: MESSAGE_MS });
    },
    onSettled: () => {
      // While another press is on its way, an answer without it would make hearts flicker.
      if (queries.isMutating({ mutationKey: markingKey }) > 1) return;
      void queries.invalidateQueries({ queryKey: libraryKey });
    },
  });
  return ({ id, favorite }) => marking.mutate({ id, favorite: !favorite });
}

type Mark = Pick<LibraryImage, 'id' | 'favorite'>;

function showMark(queries: QueryClient, { id, favorite }: Mark): void {
  for (const [key, page] of queries.getQueriesData<ImagePage>({ queryKey: libraryKey })) {
    if (!page) continue;
    const images = page.images.map((image) => (image.id === id ? { ...image, favorite } : image));
    const leaves = isFavoritesPage(key) && !favorite;
    queries.setQueryData(key, leaves ? withoutImage(page, id) : { ...page, images });
  }
}
