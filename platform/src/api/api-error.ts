import type { ErrorBody, ErrorCode } from 'bff/contract';

/** Why a call failed: a code of the BFF, or what the browser itself knows. */
export type FailureCode = ErrorCode | 'offline' | 'timeout' | 'image_not_reduced';

/** A failed call. `details` fills the blanks of the sentence; `status` is 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(
    failure: { code: FailureCode; status: number; details?: Record<string, string>; requestId?: string },
    options?: ErrorOptions,
  ) {
    super(failure.code, options);
    this.code = failure.code;
    this.status = failure.status;
    this.details = failure.details ?? {};
    this.requestId = failure.requestId;
  }
}

/** What a proxy answers by itself where a server gave no answer. */
const isOfProxy = (status: number) => status >= 502 && status <= 504;

/**
 * Reads the error a BFF answer carries; an answer without one becomes `internal_error`. The page of a proxy is no answer: the
 * request may have been carried out, and another process may go on with it.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const error = body?.error;
  return new ApiError({
    code: error?.code ?? 'internal_error',
    status: !error && isOfProxy(response.status) ? 0 : response.status,
    ...(error?.details ? { details: error.details } : {}),
    ...(error?.requestId ? { requestId: error.requestId } : {}),
  });
}
