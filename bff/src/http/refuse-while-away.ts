import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { ReleaseSnapshot } from '../remotes/release-snapshot.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Refuses what changes the registry while its database does not answer, before anything of the request is looked at: so it is
 * certain that nothing changed, and nobody waits for the database's time limit twice.
 */
export function refuseWhileAway(
  snapshot: Pick<ReleaseSnapshot, 'refreshSoon' | 'isAway'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET') {
      await snapshot.refreshSoon();
      if (snapshot.isAway()) throw new DomainError('registry_away');
    }
    await next();
  };
}
