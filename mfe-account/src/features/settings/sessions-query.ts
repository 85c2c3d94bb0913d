import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.sessions.list(signal) });
