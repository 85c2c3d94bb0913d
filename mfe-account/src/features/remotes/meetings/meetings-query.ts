import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';
import { releasesKey } from '../release-queries.ts';

export const meetingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...releasesKey, 'meetings'],
    queryFn: ({ signal }) => api.releases.meetings(signal),
    retry: false,
  });
