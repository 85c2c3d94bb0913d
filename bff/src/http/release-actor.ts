import type { MiddlewareHandler } from 'hono';
import type { TokenVerifier } from '../ports/user.ts';
import { type Actor, recogniseActor, refuseChecker } from '../services/registry/recognise-actor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { AppEnv } from './app-env.ts';
import { bearerToken } from './signed-in.ts';

/** Lets only a deploy token, an administrator or a member of a team pass, before any body is read, and tells the handlers who is acting. */
export function releaseActor(
  releases: ReleaseServices,
  verifier: TokenVerifier,
  refuse: (actor: Actor) => void = refuseChecker,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    const actor = await recogniseActor(releases, token, (text) => verifier.verify(text));
    refuse(actor);
    c.set('actor', actor);
    await next();
  };
}
