import {
  permitOrders as permitDefinition,
  placePermittedOrder as placeDefinition,
} from '../../contract/routes/batch-permit-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { limitUploadShare } from '../http/limit-upload-share.ts';
import { newRoutes } from '../http/new-routes.ts';
import { permittedOrder } from '../http/permitted-order.ts';
import { readFormsInTurn } from '../http/read-forms-in-turn.ts';
import { withoutToken } from '../services/batch/permitted-user.ts';
import { placeInBatch } from '../services/batch/place-in-batch.ts';
import type { Services } from '../services/services.ts';
import { LARGEST_FORM_BYTES, readForm } from './read-generation-form.ts';

const KEYS_BYTES = 64 * 1024;

/** Orders of a batch that a service worker places, by the permits that its page asked for. */
export function batchPermitRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(permitDefinition.getRoutingPath(), limitRate(240, 60), limitBody(KEYS_BYTES));
  routes.post(
    placeDefinition.getRoutingPath(),
    permittedOrder(services),
    limitRate(240, 60),
    limitBody(LARGEST_FORM_BYTES),
    limitUploadShare(2 * LARGEST_FORM_BYTES),
    readFormsInTurn,
  );
  return routes
    .openapi(permitDefinition, async (c) => {
      const { id: batch } = c.req.valid('param');
      const permits = c.req.valid('json').keys.map((key) => ({
        key,
        permit: services.orderPermits.issue(c.var.user, { batch, key }),
      }));
      return c.json({ permits }, 200);
    })
    .openapi(placeDefinition, async (c) => {
      const { id: batch } = c.req.valid('param');
      const { batchPhoto: photo, batchPhotos: photos, ...form } = c.req.valid('form');
      const request = { ...readForm(form), idempotencyKey: c.req.valid('header')['idempotency-key'] };
      const place = { batch, photo, photos };
      const placed = await placeInBatch(withoutToken(services), c.var.user, request, place);
      return c.json(placed, placed.status === 'completed' ? 200 : 202);
    });
}
