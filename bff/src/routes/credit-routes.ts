import { readCredits as definition } from '../../contract/routes/account-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readCredits } from '../services/read-credits.ts';
import type { Services } from '../services/services.ts';

/** The balance. */
export function creditRoutes(services: Services) {
  return newRoutes().openapi(definition, async (c) => c.json(await readCredits(services, c.var.person), 200));
}
