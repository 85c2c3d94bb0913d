import { ApiError, readApiError } from './api-error.ts';

/** What the transport needs of the session: a fresh access token, and a way to report that it is no longer valid. */
export interface TokenSource {
  accessToken(): Promise<string | null>;
  sessionEnded(): void;
}

/**
 * A `fetch` that adds the access token and rejects with `ApiError` for every answer that is not 2xx, for a
 * lost connection (`offline`) and for an expired `AbortSignal.timeout` (`timeout`). An abort by the caller
 * stays an `AbortError`.
 */
export function createAuthorizedFetch(tokens: TokenSource, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await tokens.accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await send(input, { ...init, headers }).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      const code = cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline';
      throw new ApiError({ code, status: 0 }, { cause });
    });
    if (response.ok) return response;
    if (response.status === 401) tokens.sessionEnded();
    throw await readApiError(response);
  };
}
