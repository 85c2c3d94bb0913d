import { changeProfile, readProfile as readDefinition } from '../../contract/routes/account-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readProfile } from '../services/profile/read-profile.ts';
import { renameProfile } from '../services/profile/rename-profile.ts';
import type { Services } from '../services/services.ts';

/** The user's own profile. */
export function profileRoutes(services: Services) {
  return newRoutes()
    .openapi(readDefinition, async (c) => c.json(await readProfile(services, c.var.user), 200))
    .openapi(changeProfile, async (c) =>
      c.json(await renameProfile(services, c.var.user, c.req.valid('json')), 200),
    );
}
