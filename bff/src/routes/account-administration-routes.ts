import * as definitions from '../../contract/routes/account-administration-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import {
  adjustCredits,
  changeBlock,
  findAccounts,
  listAudit,
  openAccount,
  removeSecondFactor,
} from '../services/administration/administer-accounts.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;

/** Administration of accounts, and its audit log. */
export function accountAdministrationRoutes(services: Services) {
  const app = newRoutes();
  for (const { method, getRoutingPath } of [
    definitions.adjustCredits,
    definitions.changeBlock,
    definitions.removeSecondFactor,
  ])
    app.on(method.toUpperCase(), getRoutingPath(), limitRate(60, 60), limitBody(BODY_BYTES));
  app.get(definitions.findAccounts.getRoutingPath(), limitRate(60, 60));
  return app
    .openapi(definitions.findAccounts, async (c) =>
      c.json(await findAccounts(services, c.var.user, c.req.valid('query').search), 200),
    )
    .openapi(definitions.openAccount, async (c) => {
      const wanted = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await openAccount(services, c.var.user, wanted), 200);
    })
    .openapi(definitions.adjustCredits, async (c) => {
      const change = { ...c.req.valid('param'), adjustment: c.req.valid('json') };
      return c.json(await adjustCredits(services, c.var.user, change), 200);
    })
    .openapi(definitions.changeBlock, async (c) => {
      const change = { ...c.req.valid('param'), change: c.req.valid('json') };
      return c.json(await changeBlock(services, c.var.user, change), 200);
    })
    .openapi(definitions.removeSecondFactor, async (c) => {
      const removal = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await removeSecondFactor(services, c.var.user, removal), 200);
    })
    .openapi(definitions.listAudit, async (c) =>
      c.json(await listAudit(services, c.var.user, { account: undefined, ...c.req.valid('query') }), 200),
    );
}
