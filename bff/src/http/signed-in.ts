import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { TokenVerifier } from '../ports/person.ts';
import type { AppEnv } from './app-env.ts';

/** Lets only somebody with a good access token pass, and tells the handlers who it is. */
export function signedIn(verifier: TokenVerifier): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    const person = token ? await verifier.verify(token) : null;
    if (!person) throw new DomainError('not_authenticated');
    c.set('person', person);
    await next();
  };
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null;
}
