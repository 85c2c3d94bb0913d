import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.ts';

/** The profile of the signed-in user, one cache entry for frame and settings: a new name shows everywhere. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.profile.read(signal),
    staleTime: 60_000,
  });
