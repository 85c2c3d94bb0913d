import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.ts';

/** The user's running subscription, `null` where there is none: one cache entry for plans, settings, and what is for some plans only. */
export const subscriptionQuery = (api: Api) =>
  queryOptions({ queryKey: ['subscription'], queryFn: ({ signal }) => api.subscription.read(signal) });
