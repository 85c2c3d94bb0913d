import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api/api.ts';

/** The account that the user has connected at Mercado Livre; only where `connectable` of the public configuration names it. */
export const marketplaceQuery = (api: Api) =>
  queryOptions({ queryKey: ['marketplace'], queryFn: ({ signal }) => api.marketplace.read(signal) });
