import { notePreparation as noteDefinition, prepareImage } from '../../contract/routes/image-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { notePreparation } from '../services/channels/note-preparation.ts';
import { prepareForChannel } from '../services/channels/prepare-for-channel.ts';
import type { Services } from '../services/services.ts';

/** Room for 200 pictures, each for every channel with its reasons. */
const NOTE_BYTES = 512 * 1024;

/** The user's pictures as marketplaces ask for them. */
export function channelRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(prepareImage.getRoutingPath(), limitRate(240, 60));
  routes.post(noteDefinition.path, limitRate(120, 60), limitBody(NOTE_BYTES));
  return routes
    .openapi(prepareImage, async (c) => {
      const { id, channel } = c.req.valid('param');
      return c.json(await prepareForChannel(services, c.var.user, id, channel), 200);
    })
    .openapi(noteDefinition, async (c) => {
      await notePreparation(services, c.var.user, c.req.valid('json'));
      return c.body(null, 204);
    });
}
