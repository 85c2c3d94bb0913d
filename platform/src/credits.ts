import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from './api/api.ts';
import { useApi } from './api/api-context.ts';

/** The balance of credits, one cache entry for panel and tools. */
export const creditBalanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: ({ signal }) => api.credits.balance(signal),
    staleTime: 15_000,
  });

/** The balance, shared by the panel and every tool. */
export function useCreditBalance() {
  return useQuery(creditBalanceQuery(useApi()));
}

/** Call it when something may have changed the balance: panel and tools follow without a reload. */
export function useRefreshCredits(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['credits'] });
}
