import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The constant headers of answers other than pages: nothing in them may run, be framed, sniffed or cached. */
export const guardAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  await next();
};
