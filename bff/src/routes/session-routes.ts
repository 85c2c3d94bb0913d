import * as definitions from '../../contract/routes/account-routes.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { Services } from '../services/services.ts';
import { endOtherSessions } from '../services/sessions/end-other-sessions.ts';
import { listSessions } from '../services/sessions/list-sessions.ts';

/** The devices on which the user is signed in. */
export function sessionRoutes(services: Services) {
  const app = newRoutes();
  app.use(definitions.endOtherSessions.getRoutingPath(), limitRate(20, 60));
  return app
    .openapi(definitions.listSessions, async (c) => c.json(await listSessions(services, c.var.user), 200))
    .openapi(definitions.endOtherSessions, async (c) =>
      c.json(await endOtherSessions(services, c.var.user), 200),
    );
}
