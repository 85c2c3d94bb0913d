import {
  readCredits as balanceDefinition,
  listCreditEntries as entriesDefinition,
} from '../../contract/routes/account-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { listCreditEntries, readCredits } from '../services/profile/read-credits.ts';
import type { Services } from '../services/services.ts';

/** The balance and the statement. */
export function creditRoutes(services: Services) {
  return newRoutes()
    .openapi(balanceDefinition, async (c) => c.json(await readCredits(services, c.var.user), 200))
    .openapi(entriesDefinition, async (c) =>
      c.json(await listCreditEntries(services, c.var.user, c.req.valid('query').page), 200),
    );
}
