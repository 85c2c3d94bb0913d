import {
  deleteSavedStyle as deleteDefinition,
  listSavedStyles as listDefinition,
  saveStyle as saveDefinition,
} from '../../contract/routes/saved-style-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { deleteSavedStyle, listSavedStyles, saveStyle } from '../services/saved-styles/saved-styles.ts';
import type { Services } from '../services/services.ts';

/** Room for the longest description, each of whose characters may be written in six bytes. */
const STYLE_BYTES = 16 * 1024;

/** Backgrounds that a user saved under a name. */
export function savedStyleRoutes(services: Services) {
  const routes = newRoutes();
  routes.put(saveDefinition.getRoutingPath(), limitRate(60, 60), limitBody(STYLE_BYTES));
  return routes
    .openapi(listDefinition, async (c) => c.json(await listSavedStyles(services, c.var.user), 200))
    .openapi(saveDefinition, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await saveStyle(services, c.var.user, id, c.req.valid('json')), 200);
    })
    .openapi(deleteDefinition, async (c) => {
      await deleteSavedStyle(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    });
}
