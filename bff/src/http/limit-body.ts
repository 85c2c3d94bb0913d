import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';

/** Refuses a larger body: by its declared length before a byte is read, else as soon as it grows too large. */
export function limitBody(maxBytes: number): MiddlewareHandler<AppEnv> {
  const tooLarge = (): never => {
    throw new DomainError('payload_too_large');
  };
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: tooLarge });
  return (c, next) => {
    const declared = c.req.header('content-length');
    if (declared === undefined || c.req.header('transfer-encoding')) return countBytes(c, next);
    return Number(declared) > maxBytes ? tooLarge() : next();
  };
}
