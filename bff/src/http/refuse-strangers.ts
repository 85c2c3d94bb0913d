import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Refuses requests under a name that is not ours: a stranger's name that resolves to this machine (DNS rebinding) would make
 * their page look like ours. `hostnames` are the names that browsers may use.
 */
export function refuseUnknownHosts(hostnames: readonly string[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (!hostnames.includes(new URL(c.req.url).hostname)) throw new DomainError('forbidden');
    return next();
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a changing request from a page of another origin. Programs name no origin and pass. */
export function refuseForeignOrigins(hostnames: readonly string[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    // A page without referrer sends its forms with the origin `null`.
    if (site === 'same-origin') return next();
    const origin = c.req.header('origin');
    if (origin === undefined && site !== 'cross-site') return next();
    if (origin !== undefined && isKnown(origin, c.req.header('host'), hostnames)) return next();
    throw new DomainError('forbidden');
  };
}

function isKnown(origin: string, host: string | undefined, hostnames: readonly string[]): boolean {
  const url = URL.parse(origin);
  return url !== null && (url.host === host || hostnames.includes(url.hostname));
}
