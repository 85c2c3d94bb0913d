import type { Api, LibraryImage } from '@andromeda/platform';
import type { QueryClient } from '@tanstack/react-query';

/** Under which every page of the library is kept. */
export const libraryKey = ['images'] as const;

/** A picture that is downloaded or used further is kept: from then on its credit counts. */
export async function keepBeforeUse(api: Api, queries: QueryClient, image: LibraryImage): Promise<void> {
  if (!image.returnable) return;
  await api.images.keep(image.id);
  void queries.invalidateQueries({ queryKey: libraryKey });
}
