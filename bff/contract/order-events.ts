import { z } from '@hono/zod-openapi';
import { GenerationStep } from './generations.ts';

/** `key` is the `Idempotency-Key` of the request. */
const Key = z.string();

/**
 * Where a request for a picture stands. Events may come twice; after `finished` or `failed`, `GET /api/generations/{key}`
 * answers what came of it.
 */
export const OrderEvent = z
  .discriminatedUnion('status', [
    z.object({
      key: Key,
      status: z.literal('waiting'),
      /** How many requests are served before this one. */
      place: z.int().min(0),
      /** Seconds until the picture is expected; null where nothing is known. */
      expectedSeconds: z.int().min(0).nullable(),
    }),
    z.object({ key: Key, status: z.literal('working'), step: GenerationStep }),
    z.object({ key: Key, status: z.literal('finished') }),
    z.object({ key: Key, status: z.literal('failed') }),
  ])
  .openapi('OrderEvent');
export type OrderEvent = z.infer<typeof OrderEvent>;
