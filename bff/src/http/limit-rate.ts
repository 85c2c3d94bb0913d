import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';

/** Refuses a signed-in person's request beyond `points` in `seconds`. */
export function limitRate(points: number, seconds: number): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (c, next) => {
    await limiter.consume(c.var.person.userId).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header('retry-after', String(Math.ceil(refusal.msBeforeNext / 1000)));
      throw new DomainError('too_many_requests');
    });
    await next();
  };
}
