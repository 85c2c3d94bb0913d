import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { Person, TokenVerifier } from '../ports/person.ts';
import type { AppEnv } from './app-env.ts';

/** Lets only somebody with a good access token pass, and tells the handlers who it is. */
export function signedIn(verifier: TokenVerifier): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const person = await knownPerson(verifier, c);
    if (!person) throw new DomainError('not_authenticated');
    c.set('person', person);
    await next();
  };
}

/** Who a request is from; null without a good token. For routes that are open to some without one. */
export async function knownPerson(verifier: TokenVerifier, c: Pick<Context, 'req'>): Promise<Person | null> {
  const token = bearerToken(c.req.header('authorization'));
  return token ? verifier.verify(token) : null;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null;
}
