import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Lets only requests with the operator's key pass, as the password of HTTP basic authentication; any user name will do. */
export function operatorOnly(key: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = /^Basic +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const [, ...password] = Buffer.from(given, 'base64').toString().split(':');
    if (sameSecret(password.join(':'), key)) return next();
    c.header('www-authenticate', 'Basic realm="Andromeda", charset="UTF-8"');
    return c.text('A chave do operador abre esta página.', 401);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameSecret = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
