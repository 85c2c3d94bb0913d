import { ApiError, type MarketplaceConnection, marketplaceQuery, useApi } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';

/** A connection that has ended is shown as such at once. */
export function useEndOfConnection() {
  const api = useApi();
  const queries = useQueryClient();
  return (error: Error) => {
    if (!(error instanceof ApiError) || !ended.includes(error.code)) return;
    queries.setQueryData(
      marketplaceQuery(api).queryKey,
      (known?: MarketplaceConnection) => known && { ...known, account: null },
    );
  };
}

const ended: readonly string[] = ['marketplace_disconnected', 'marketplace_not_connected'];
