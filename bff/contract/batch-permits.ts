import { z } from '@hono/zod-openapi';
import { MAX_OPEN_BATCH_ORDERS } from './browser/limits.ts';

/** `POST /api/batches/{id}/permits`: the idempotency keys of the orders that are to be placed by the user's service worker. */
export const PermittedKeys = z
  .object({ keys: z.array(z.uuid()).min(1).max(MAX_OPEN_BATCH_ORDERS) })
  .openapi('PermittedKeys');

/** What places one order each, for a few hours, while the sign-in that asked for it lasts. */
export const OrderPermits = z
  .object({ permits: z.array(z.object({ key: z.uuid(), permit: z.string() })) })
  .openapi('OrderPermits');
export type OrderPermits = z.infer<typeof OrderPermits>;
