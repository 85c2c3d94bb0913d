import {
  deletePushSubscription as deleteDefinition,
  savePushSubscription as saveDefinition,
} from '../../contract/routes/push-subscription-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { WebPush } from '../ports/web-push.ts';
import { deleteDevice, saveDevice } from '../services/push/devices.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;

/** The browsers that take notices for a user; these addresses exist only where notices are sent. */
export function pushSubscriptionRoutes(services: Services, webPush: WebPush) {
  const deps = { ...services, webPush };
  const routes = newRoutes();
  routes.put(saveDefinition.path, limitRate(60, 60), limitBody(BODY_BYTES));
  routes.delete(deleteDefinition.path, limitRate(60, 60), limitBody(BODY_BYTES));
  return routes
    .openapi(saveDefinition, async (c) => {
      const { endpoint, keys } = c.req.valid('json');
      await saveDevice(deps, c.var.user, { endpoint, ...keys });
      return c.body(null, 204);
    })
    .openapi(deleteDefinition, async (c) => {
      await deleteDevice(deps, c.var.user, c.req.valid('json').endpoint);
      return c.body(null, 204);
    });
}
