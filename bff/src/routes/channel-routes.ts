import { prepareImage } from '../../contract/routes/image-routes.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { prepareForChannel } from '../services/channels/prepare-for-channel.ts';
import type { Services } from '../services/services.ts';

/** The user's pictures as marketplaces ask for them. */
export function channelRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(prepareImage.getRoutingPath(), limitRate(240, 60));
  return routes.openapi(prepareImage, async (c) => {
    const { id, channel } = c.req.valid('param');
    return c.json(await prepareForChannel(services, c.var.user, id, channel), 200);
  });
}
