import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Records the network address that a request came from. Behind `trustedProxies` proxies of our own, that is what the
 * outermost of them wrote into `X-Forwarded-For`; anything to the left of it was sent by the visitor and proves nothing.
 * `onUnknownProxy` is called once if the header arrives although no proxy is configured.
 */
export function noteNetwork(trustedProxies: number, onUnknownProxy?: () => void): MiddlewareHandler<AppEnv> {
  let told = false;
  return (c, next) => {
    if (trustedProxies === 0 && !told && c.req.header('x-forwarded-for') !== undefined) {
      told = true;
      onUnknownProxy?.();
    }
    const forwarded = trustedProxies > 0 ? forwardedAddress(c, trustedProxies) : undefined;
    c.set('network', forwarded ?? connectionAddress(c));
    return next();
  };
}

/** The network address that a request came from. */
export const networkOf = (c: Context<AppEnv>): string => c.var.network;

function forwardedAddress(c: Context<AppEnv>, trustedProxies: number): string | undefined {
  const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = hops.at(-trustedProxies)?.trim();
  return address && isIP(address) ? address : undefined;
}

const connectionAddress = (c: Context<AppEnv>): string =>
  (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? 'unknown';
