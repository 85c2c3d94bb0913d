import { ApiError, readApiError } from './api-error.ts';

/** What the transport needs of the session: a fresh access token, and a way to report that it is no longer valid. */
export interface TokenSource {
  accessToken(): Promise<string | null>;
  /** Another token in place of one that was refused; `null` where the session is over. */
  renewedToken(refused: string): Promise<string | null>;
  sessionEnded(): void;
  /** The user asked for the deletion of their account: the server answers nothing else any more. */
  accountLeaving?(): void;
  /** The session has yet to pass the second step: the server answers nothing else. */
  secondFactorNeeded?(): void;
}

/**
 * A `fetch` that adds the access token, asks once more where that was replaced meanwhile, and rejects with `ApiError` for every answer that is not 2xx, for a
 * lost connection (`offline`) and for an expired `AbortSignal.timeout` (`timeout`). An abort by the caller
 * stays an `AbortError`.
 */
export function createAuthorizedFetch(tokens: TokenSource, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const sendWith = (token: string | null) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return send(input, { ...init, headers }).catch((cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
        const code = cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'offline';
        throw new ApiError({ code, status: 0 }, { cause });
      });
    };
    const token = await tokens.accessToken();
    let response = await sendWith(token);
    if (response.status === 401 && token) {
      const renewed = await tokens.renewedToken(token);
      if (renewed) response = await sendWith(renewed);
    }
    if (response.ok) return response;
    if (response.status === 401) tokens.sessionEnded();
    const error = await readApiError(response);
    if (error.code === 'account_leaving') tokens.accountLeaving?.();
    if (error.code === 'second_factor_needed') tokens.secondFactorNeeded?.();
    throw error;
  };
}
