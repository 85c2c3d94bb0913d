import {
  deleteOwnTemplate as deleteDefinition,
  listOwnTemplates as listDefinition,
  saveTemplate as saveDefinition,
} from '../../contract/routes/own-template-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import {
  deleteOwnTemplate,
  listOwnTemplates,
  saveTemplate,
} from '../services/own-templates/own-templates.ts';
import type { Services } from '../services/services.ts';

/** Room for the longest prompt, each of whose characters may be written in six bytes. */
const TEMPLATE_BYTES = 16 * 1024;

/** Prompts that a user saved under a name. */
export function ownTemplateRoutes(services: Services) {
  const routes = newRoutes();
  routes.put(saveDefinition.getRoutingPath(), limitRate(60, 60), limitBody(TEMPLATE_BYTES));
  return routes
    .openapi(listDefinition, async (c) => c.json(await listOwnTemplates(services, c.var.user), 200))
    .openapi(saveDefinition, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await saveTemplate(services, c.var.user, id, c.req.valid('json')), 200);
    })
    .openapi(deleteDefinition, async (c) => {
      await deleteOwnTemplate(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    });
}
