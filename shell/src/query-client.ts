import { ApiError } from '@andromeda/platform';
import { QueryClient } from '@tanstack/react-query';

/** The cache of server state. A call that the server refused is not repeated; any other failure is retried once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        staleTime: 5_000,
        // The browser's own guess about the network is often wrong; only the call itself can show it.
        networkMode: 'always',
        // The default mode would switch this off.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;
