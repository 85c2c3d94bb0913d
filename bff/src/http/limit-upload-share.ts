import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Refuses a user's upload while the uploads of the same user that are still being worked on hold `maxBytes`:
 * one user alone may not fill the memory.
 */
export function limitUploadShare(maxBytes: number): MiddlewareHandler<AppEnv> {
  const held = new Map<string, number>();
  return async (c, next) => {
    const { userId } = c.var.user;
    const declared = c.req.header('content-length');
    // A body of undeclared length was read by `limitBody`; Hono keeps it for the parser.
    const bytes = declared === undefined ? (await c.req.arrayBuffer()).byteLength : Number(declared);
    const before = held.get(userId) ?? 0;
    if (before > 0 && before + bytes > maxBytes) throw new DomainError('too_many_requests');
    held.set(userId, before + bytes);
    try {
      await next();
    } finally {
      const after = (held.get(userId) ?? 0) - bytes;
      if (after > 0) held.set(userId, after);
      else held.delete(userId);
    }
  };
}
