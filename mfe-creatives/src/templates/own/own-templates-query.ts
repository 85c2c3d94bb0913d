import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

export const OWN_TEMPLATES_KEY = ['own-templates'] as const;

/** The user's own templates, the last created first. */
export const ownTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: OWN_TEMPLATES_KEY,
    queryFn: ({ signal }) => api.templates.list(signal),
    staleTime: 60_000,
  });
