import { type Api, ApiError, type ImagePage, type ImageQuery, type LibraryImage } from '@andromeda/platform';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { libraryKey } from '../../pictures/keep-before-use.ts';
import { deletionsLeft, keepDeletionsLeft } from './deletions-left.ts';

/** Deletions under way at one time. */
const AT_ONCE = 4;

const pageKey = (query: ImageQuery) => [...libraryKey, query] as const;

/** Whether a page kept under this key shows only favourites. */
export function isFavoritesPage(key: QueryKey): boolean {
  const [, query] = key as Partial<ReturnType<typeof pageKey>>;
  return query?.favorites === true;
}

/** One page of the library. The page before stays on the screen until this one has come. */
export const libraryPageQuery = (api: Api, query: ImageQuery) =>
  queryOptions({
    queryKey: pageKey(query),
    queryFn: async ({ signal }) => {
      await finishDeletions(api);
      return api.images.list(query, signal);
    },
    placeholderData: keepPreviousData,
  });

/**
 * Deletes pictures a few at a time, or all at once where the page goes away, and answers how many could not be; the pages
 * follow.
 */
export async function deleteImages(
  api: Api,
  queries: QueryClient,
  images: readonly LibraryImage[],
  leaving: boolean,
): Promise<number> {
  if (leaving) keepDeletionsLeft(images.map(({ id }) => id));
  const left = [...images];
  let failed = 0;
  const work = async () => {
    for (let image = left.pop(); image; image = left.pop())
      await removeOnce(api, image.id).catch(() => failed++);
  };
  await Promise.all(Array.from({ length: leaving ? images.length : AT_ONCE }, work));
  if (leaving) keepDeletionsLeft([]);
  await queries.invalidateQueries({ queryKey: libraryKey });
  // One that was never kept gives its credit back.
  void queries.invalidateQueries({ queryKey: ['credits'] });
  return failed;
}

/** Repeats the deletions that the page before began as it went away: a list that overtook them would still hold their pictures. */
async function finishDeletions(api: Api): Promise<void> {
  const left = deletionsLeft();
  if (left.length === 0) return;
  await Promise.all(left.map((id) => removeOnce(api, id).catch(() => undefined)));
  keepDeletionsLeft([]);
}

async function removeOnce(api: Api, id: string): Promise<void> {
  await api.images.remove(id).catch((error: unknown) => {
    // Another tab was faster: what was asked for is done.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  });
}

/** The page as it is once a picture has left it. */
export function withoutImage(page: ImagePage, id: string): ImagePage {
  const images = page.images.filter((image) => image.id !== id);
  return { ...page, images, total: page.total - (page.images.length - images.length) };
}
