import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.ts';

/** The look of the user's shop, one cache entry for its screen and for the tools that follow it. */
export const brandKitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['brand-kit'],
    queryFn: ({ signal }) => api.brandKit.read(signal),
    staleTime: 60_000,
  });
