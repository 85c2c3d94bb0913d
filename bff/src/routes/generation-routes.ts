import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import {
  cancelGeneration as cancelDefinition,
  createGeneration,
  describeImage as describeDefinition,
  findGeneration as findDefinition,
  findGenerations as findSeveralDefinition,
  listRecentGenerations as recentDefinition,
  stopBatch as stopDefinition,
} from '../../contract/routes/generation-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { limitUploadShare } from '../http/limit-upload-share.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readFormsInTurn } from '../http/read-forms-in-turn.ts';
import { placeInBatch } from '../services/batch/place-in-batch.ts';
import { stopBatch } from '../services/batch/stop-batch.ts';
import { cancelGeneration } from '../services/generation/cancel-generation.ts';
import { describeImage } from '../services/generation/describe-image.ts';
import { findGeneration, findGenerations } from '../services/generation/find-generation.ts';
import { listRecentGenerations } from '../services/generation/list-recent-generations.ts';
import { makeGeneration } from '../services/generation/make-generation.ts';
import type { Services } from '../services/services.ts';
import { FORM_BYTES, LARGEST_FORM_BYTES, readForm } from './read-generation-form.ts';

/** Generating pictures, their progress, the latest ones, and describing a photo. */
export function generationRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(
    createGeneration.path,
    limitRate(240, 60),
    limitBody(LARGEST_FORM_BYTES),
    limitUploadShare(2 * LARGEST_FORM_BYTES),
    readFormsInTurn,
  );
  routes.post(
    describeDefinition.path,
    limitRate(30, 60),
    limitBody(MAX_UPLOAD_BYTES + FORM_BYTES),
    limitUploadShare(2 * LARGEST_FORM_BYTES),
    readFormsInTurn,
  );
  routes.post(findSeveralDefinition.path, limitRate(240, 60), limitBody(FORM_BYTES));
  return routes
    .openapi(describeDefinition, async (c) => {
      const { image } = c.req.valid('form');
      return c.json(await describeImage(services, c.var.user, image, c.req.raw.signal), 200);
    })
    .openapi(createGeneration, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const { batch, batchPhoto: photo, batchPhotos: photos, ...form } = c.req.valid('form');
      const request = { ...readForm(form), idempotencyKey };
      if (batch) {
        const placed = await placeInBatch(services, c.var.user, request, { batch, photo, photos });
        return c.json(placed, placed.status === 'completed' ? 200 : 202);
      }
      return c.json(await makeGeneration(services, c.var.user, request), 200);
    })
    .openapi(recentDefinition, async (c) => c.json(await listRecentGenerations(services, c.var.user), 200))
    .openapi(findDefinition, async (c) =>
      c.json(await findGeneration(services, c.var.user, c.req.valid('param').key), 200),
    )
    .openapi(findSeveralDefinition, async (c) =>
      c.json({ orders: await findGenerations(services, c.var.user, c.req.valid('json').keys) }, 200),
    )
    .openapi(stopDefinition, async (c) => {
      await stopBatch(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(cancelDefinition, async (c) =>
      c.json(await cancelGeneration(services, c.var.user, c.req.valid('param').key), 200),
    );
}
