import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';
import { releasesKey } from '../release-queries.ts';

/** The team of one remote. */
export const teamQuery = (api: Api, remote: string) =>
  queryOptions({
    queryKey: [...releasesKey, 'team', remote],
    queryFn: ({ signal }) => api.releases.members(remote, signal),
    retry: false,
  });
