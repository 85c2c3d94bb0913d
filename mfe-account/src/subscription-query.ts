import type { Api } from '@andromeda/platform';
import { queryOptions } from '@tanstack/react-query';

/** The user's running subscription, `null` where there is none: one cache entry for plans and settings. */
export const subscriptionQuery = (api: Api) =>
  queryOptions({ queryKey: ['subscription'], queryFn: ({ signal }) => api.subscription.read(signal) });
