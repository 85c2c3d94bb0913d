import type { Api, Generation } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** The 3 most recent generations. */
export const recentGenerationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['generations', 'recent'],
    queryFn: ({ signal }) => api.generations.recent(signal),
  });

export const isBeingMade = ({ status }: Pick<Generation, 'status'>) =>
  status === 'pending' || status === 'processing';
