import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { TokenVerifier, User } from '../ports/user.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Lets only requests with a valid access token pass, and gives the handlers their user. Who asked for the deletion of their
 * account is refused with `account_leaving`, and who has yet to pass the second step with `second_factor_needed`, but for
 * the routes that are `openTo` them.
 */
export function signedIn(
  verifier: TokenVerifier,
  openTo: { leaving?: boolean; awaiting?: boolean } = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const user = await knownUser(verifier, c);
    if (!user) throw new DomainError('not_authenticated');
    if (user.awaitsSecondFactor && !openTo.awaiting) throw new DomainError('second_factor_needed');
    if (user.leaving && !openTo.leaving) throw new DomainError('account_leaving');
    c.set('user', user);
    await next();
  };
}

/** The user of a request; null without a valid token. For routes that some may call without one. */
export async function knownUser(verifier: TokenVerifier, c: Pick<Context, 'req'>): Promise<User | null> {
  const token = bearerToken(c.req.header('authorization'));
  return token ? verifier.verify(token) : null;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(authorization: string | undefined): string | null {
  return authorization?.match(/^Bearer +([\w.~+/-]+=*)$/i)?.[1] ?? null;
}
