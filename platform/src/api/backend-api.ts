import { VERSION_HEADER } from 'bff/contract/browser';

/** How a screen calls the backend of its own remote. */
export interface BackendClient {
  /** Where the backend's own paths begin. */
  address: string;
  /** Rejects with `ApiError`. */
  fetch: typeof fetch;
}

export interface BackendApi {
  /** The backend of one version of a remote; `useBackend` names the one whose screen is mounted. */
  backend(remote: string, version: string): BackendClient;
}

export function createBackendApi(authorizedFetch: typeof fetch, origin: string): BackendApi {
  return {
    backend: (remote, version) => ({
      address: `${origin}/api/r/${remote}`,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set(VERSION_HEADER, version);
        return authorizedFetch(input, { ...init, headers });
      },
    }),
  };
}
