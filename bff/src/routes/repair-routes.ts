import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import { RepairStrokes } from '../../contract/repairs.ts';
import {
  otherCutOuts as otherCutOutsDefinition,
  readCutOut as readCutOutDefinition,
  repairImage as repairDefinition,
  restoreImage as restoreDefinition,
  restoreProduct as restoreProductDefinition,
  retryImage as retryDefinition,
} from '../../contract/routes/repair-routes.ts';
import { DomainError } from '../domain-error.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { findOtherCutOuts } from '../services/repair/find-other-cut-outs.ts';
import { readCutOut } from '../services/repair/read-cut-out.ts';
import { repairImage } from '../services/repair/repair-image.ts';
import { restoreImage } from '../services/repair/restore-image.ts';
import { restoreProduct } from '../services/repair/restore-product.ts';
import { retryCutOut } from '../services/repair/retry-cut-out.ts';
import type { Services } from '../services/services.ts';

/** A mask, and the strokes as text. */
const LARGEST_REPAIR_BYTES = MAX_UPLOAD_BYTES + 2 * 1024 * 1024;

/** Cut-outs of the library's pictures: what a repair starts from, and what it makes. */
export function repairRoutes(services: Services) {
  const routes = newRoutes();
  for (const { path } of [repairDefinition, restoreProductDefinition])
    routes.post(path.replace('{id}', ':id'), limitRate(60, 60), limitBody(LARGEST_REPAIR_BYTES));
  routes.get(otherCutOutsDefinition.path.replace('{id}', ':id'), limitRate(60, 60));
  return routes
    .openapi(otherCutOutsDefinition, async (c) => {
      const { id } = c.req.valid('param');
      const masks = await findOtherCutOuts(services, c.var.user, id, c.req.raw.signal);
      return c.json({ masks }, 200, { 'cache-control': 'no-store' });
    })
    .openapi(readCutOutDefinition, async (c) => {
      const { id, part } = c.req.valid('param');
      const png = await readCutOut(services, c.var.user, id, part);
      return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
    })
    .openapi(repairDefinition, async (c) => {
      const { strokes, edge, mask } = c.req.valid('form');
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const request = { idempotencyKey, strokes: readStrokes(strokes), edge, mask };
      return c.json(await repairImage(services, c.var.user, c.req.valid('param').id, request), 200);
    })
    .openapi(restoreProductDefinition, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const request = { idempotencyKey, photo: c.req.valid('form').image };
      return c.json(await restoreProduct(services, c.var.user, c.req.valid('param').id, request), 200);
    })
    .openapi(retryDefinition, async (c) =>
      c.json(await retryCutOut(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(restoreDefinition, async (c) =>
      c.json(await restoreImage(services, c.var.user, c.req.valid('param').id), 200),
    );
}

function readStrokes(text: string) {
  const strokes = RepairStrokes.safeParse(parseJson(text));
  if (!strokes.success) throw new DomainError('bad_request', { field: 'strokes' });
  return strokes.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
