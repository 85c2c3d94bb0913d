import type { ErrorCode } from '../../contract/errors.ts';

/** The one table from what went wrong to the HTTP status. */
export const errorStatus = {
  bad_request: 400,
  not_authenticated: 401,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  payload_too_large: 413,
  insufficient_credits: 402,
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  image_missing: 400,
  image_unsupported: 415,
  image_too_large: 413,
  image_unreadable: 422,
  color_invalid: 400,
  prompt_missing: 400,
  operation_unavailable: 422,
  generation_failed: 502,
  generation_interrupted: 503,
  provider_unavailable: 503,
  background_removal_failed: 502,
  shutting_down: 503,
  internal_error: 500,
} as const satisfies Record<ErrorCode, number>;
