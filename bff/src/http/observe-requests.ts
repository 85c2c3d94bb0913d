import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../logging/logger.ts';
import type { AppEnv } from './app-env.ts';
import { nextRequestId } from './request-id.ts';

/** Names each request and logs it once, when it is answered: never its query, headers or body. */
export function observeRequests(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = nextRequestId();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    await next();
    const { status } = c.res;
    logger[status >= 500 ? 'error' : 'info'](
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(performance.now() - started),
        userId: c.get('user')?.userId,
      },
      'request',
    );
  };
}
