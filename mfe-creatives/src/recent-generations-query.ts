import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks while a generation is still running. */
const RUNNING_LOOK_MS = 3000;

/** The 3 most recent generations; looked at again while one of them is running. */
export const recentGenerationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['generations', 'recent'],
    queryFn: ({ signal }) => api.generations.recent(signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending' || status === 'processing')
        ? RUNNING_LOOK_MS
        : false,
  });
