import { createRoute, z } from '@hono/zod-openapi';
import { OrderPermits, PermittedKeys } from '../batch-permits.ts';
import { Generation } from '../generations.ts';
import { json, refused, signedIn } from './answers.ts';
import { GenerationForm, refusedOrder } from './generation-routes.ts';

const BatchId = z.object({ id: z.uuid() });

/**
 * `POST /api/batches/{id}/permits`: permits for orders of a batch, one for each idempotency key. With them the user's service worker, which
 * has no access token, places these orders while no page is open; they end after four hours, with the sign-in and with the batch's stop.
 */
export const permitOrders = createRoute({
  method: 'post',
  path: '/api/batches/{id}/permits',
  ...signedIn,
  request: {
    params: BatchId,
    body: { required: true, content: { 'application/json': { schema: PermittedKeys } } },
  },
  responses: {
    200: json(OrderPermits, 'A permit for each key'),
    400: refused('No keys, or too many'),
    401: refused('Not signed in'),
    429: refused('Too many in a short time'),
  },
});

/** What a batch sends: it uses no picture of the library, and its name is in the address. */
const PermittedForm = GenerationForm.omit({ source: true, batch: true })
  .extend({ operation: z.enum(['change_background', 'remove_background']) })
  .openapi('PermittedForm');

/** `POST /api/batches/{id}/orders`: places one order of a batch as `POST /api/generations` does, by its permit in place of a session. */
export const placePermittedOrder = createRoute({
  method: 'post',
  path: '/api/batches/{id}/orders',
  request: {
    params: BatchId,
    headers: z.object({ 'idempotency-key': z.uuid(), 'x-order-permit': z.string().max(500) }),
    body: { required: true, content: { 'multipart/form-data': { schema: PermittedForm } } },
  },
  responses: {
    200: json(Generation, 'The order had been placed before, and is finished'),
    202: json(Generation, 'It waits for its turn'),
    400: refused('Missing or unusable input'),
    401: refused('No permit for this order, or one that has ended'),
    ...refusedOrder,
  },
});
