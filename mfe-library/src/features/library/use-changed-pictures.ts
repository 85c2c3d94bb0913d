import { useRemoteEvent } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { libraryKey } from '../../pictures/keep-before-use.ts';

/** Reads the library again once pictures came to a product or left it, also before this screen was there. */
export function useChangedPictures(): void {
  const queries = useQueryClient();
  useRemoteEvent('catalogue.pictures-changed', 1, () => {
    void queries.invalidateQueries({ queryKey: libraryKey });
  });
}
