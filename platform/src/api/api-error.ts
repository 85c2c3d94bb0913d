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

/** Reads the error a BFF answer carries; an answer without one (a proxy's page) becomes `internal_error`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const error = body?.error;
  return new ApiError({
    code: error?.code ?? 'internal_error',
    status: response.status,
    ...(error?.details ? { details: error.details } : {}),
    ...(error?.requestId ? { requestId: error.requestId } : {}),
  });
}
