import { createRoute, z } from '@hono/zod-openapi';
import { newRoutes } from '../http/new-routes.ts';

const Health = z.object({ status: z.enum(['ok', 'unavailable']) }).openapi('Health');
const Readiness = Health.extend({
  cutOutsBy: z.string().openapi({
    description: 'What cuts products out: `photoroom`, `engine`, or the family of the model of CUTOUT_MODEL',
    example: 'engine',
  }),
}).openapi('Readiness');
const readiness = (description: string) => ({
  description,
  content: { 'application/json': { schema: Readiness } },
});
const health = (description: string) => ({
  description,
  content: { 'application/json': { schema: Health } },
});

const readHealth = createRoute({
  method: 'get',
  path: '/healthz',
  responses: { 200: health('The process answers') },
});

const readReadiness = createRoute({
  method: 'get',
  path: '/readyz',
  responses: {
    200: readiness('Requests can be served'),
    503: readiness('Starting, stopping or without its database'),
  },
});

/** For monitoring. `isReady` asks the database. */
export function healthRoutes(isReady: () => Promise<boolean>, cutOutsBy: string) {
  return newRoutes()
    .openapi(readHealth, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readReadiness, async (c) =>
      (await isReady())
        ? c.json({ status: 'ok' as const, cutOutsBy }, 200)
        : c.json({ status: 'unavailable' as const, cutOutsBy }, 503),
    );
}
