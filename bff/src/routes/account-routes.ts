import * as definitions from '../../contract/routes/account-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { keepAccount } from '../services/account/keep-account.ts';
import { readAccount } from '../services/account/read-account.ts';
import { requestDeletion } from '../services/account/request-deletion.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;

/** Asking for the deletion of an account, and withdrawing the request. */
export function accountRoutes(services: Services) {
  const app = newRoutes();
  // A stolen session must not be able to try many passwords.
  app.post(definitions.requestDeletion.getRoutingPath(), limitRate(5, 600), limitBody(BODY_BYTES));
  return app
    .openapi(definitions.readAccount, async (c) => c.json(await readAccount(services, c.var.user), 200))
    .openapi(definitions.requestDeletion, async (c) =>
      c.json(await requestDeletion(services, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(definitions.keepAccount, async (c) => c.json(await keepAccount(services, c.var.user), 200));
}
