import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';
import { networkOf } from './network-of.ts';

/** Refuses a signed-in user's request beyond `points` in `seconds`. */
export const limitRate = (points: number, seconds: number) =>
  limitBy((c) => c.var.user.userId, points, seconds);

/** Refuses a network address's request beyond `points` in `seconds`, for routes that need no session. */
export const limitNetwork = (points: number, seconds: number) => limitBy(networkOf, points, seconds);

function limitBy(
  keyOf: (c: Context<AppEnv>) => string,
  points: number,
  seconds: number,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const counter = c.var.rateCounters(`${c.req.method} ${routePath(c)}`, points, seconds);
    await counter.consume(keyOf(c)).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header('retry-after', String(Math.ceil(refusal.msBeforeNext / 1000)));
      throw new DomainError('too_many_requests');
    });
    await next();
  };
}
