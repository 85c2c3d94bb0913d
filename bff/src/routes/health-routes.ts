import { createRoute, z } from '@hono/zod-openapi';
import { newRoutes } from '../http/new-routes.ts';

const Health = z.object({ status: z.enum(['ok', 'unavailable']) }).openapi('Health');
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
    200: health('Requests can be served'),
    503: health('Starting, stopping or without its database'),
  },
});

/** For whatever watches the service. `isReady` asks the database. */
export function healthRoutes(isReady: () => Promise<boolean>) {
  return newRoutes()
    .openapi(readHealth, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readReadiness, async (c) =>
      (await isReady())
        ? c.json({ status: 'ok' as const }, 200)
        : c.json({ status: 'unavailable' as const }, 503),
    );
}
