import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Logger } from '../logging/logger.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { AppEnv } from './app-env.ts';
import { nextRequestId } from './request-id.ts';

/** Gives each request an id, reports it to the observer, and logs it once when it is answered: never its query, headers or body. */
export function observeRequests(logger: Logger, observer: Observer = unobserved): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = nextRequestId();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    const head = { method: c.req.method, requestId, traceparent: c.req.header('traceparent') };
    await observer.request(head, async () => {
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
      return { route: routeOf(c), status };
    });
  };
}

const isExact = (path: string) => !path.includes('*');

/** The pattern of the route that answered or, where a guard answered before it, would have answered. */
function routeOf(c: Context): string {
  const answered = routePath(c);
  if (isExact(answered)) return answered;
  return matchedRoutes(c).find(({ path }) => isExact(path))?.path ?? answered;
}
