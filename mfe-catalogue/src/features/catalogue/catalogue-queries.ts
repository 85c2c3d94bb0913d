import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** The first page of the user's pictures, newest first. */
export const latestPicturesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'pictures'],
    queryFn: ({ signal }) => api.images.list({ page: 1 }, signal),
  });
