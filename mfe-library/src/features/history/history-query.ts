import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** Under which every history is kept. */
export const historyKey = ['image-history'] as const;

export const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...historyKey, id],
    queryFn: ({ signal }) => api.images.history(id, signal),
  });
