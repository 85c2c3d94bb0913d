import { ApiError } from '@andromeda/platform';
import { QueryClient } from '@tanstack/react-query';

/** The cache of server state. What the server refused is not asked again; anything else is asked once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        staleTime: 5_000,
        // The browser's own guess about the network is often wrong; the call itself knows.
        networkMode: 'always',
        // That mode would switch it off.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;
