import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import { DomainError } from '../domain-error.ts';
import type { Logger } from '../logging/logger.ts';
import { isUnavailable } from '../ports/store-error.ts';
import type { AppEnv } from './app-env.ts';
import { errorStatus } from './error-status.ts';

/** Answers a failed request: a named error by its code, anything else as `internal_error` without a detail. */
export function createErrorHandler(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = clientLeft(c) ? new DomainError('bad_request') : knownError(error);
    const requestId = c.get('requestId');
    if (!known || known.code === 'internal_error' || known.code === 'service_unavailable') {
      logger.error({ requestId, err: known?.cause ?? error }, 'a request failed unexpectedly');
    }
    return answerError(c, known?.code ?? 'internal_error', known?.details);
  };
}

/** The body and status of one error code. */
export function answerError(
  c: Context<AppEnv>,
  code: ErrorCode,
  details?: Readonly<Record<string, string>>,
): Response {
  const error = { code, requestId: c.get('requestId'), ...(details ? { details: { ...details } } : {}) };
  return c.json({ error } satisfies ErrorBody, errorStatus[code]);
}

/** Whether the connection closed before the request was complete: nobody waits for the answer, and we did not fail. */
function clientLeft(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function knownError(error: Error): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) return new DomainError('service_unavailable', undefined, { cause: error });
  // Hono itself refuses a body that is no JSON or form, or not of the declared type.
  if (error instanceof HTTPException && error.status < 500) return new DomainError('bad_request');
  return null;
}
