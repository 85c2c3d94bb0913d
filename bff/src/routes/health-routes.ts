import { createRoute, z } from '@hono/zod-openapi';
import { newRoutes } from '../http/new-routes.ts';
import type { RegistrySource } from '../remotes/release-snapshot.ts';
import { type Trouble, troubles } from '../system/readiness.ts';

const Health = z.object({ status: z.enum(['ok', 'unavailable']) }).openapi('Health');
const Readiness = Health.extend({
  troubles: z.array(z.enum(troubles)).openapi({
    description: 'Why not: it stops, its database does not answer, or there is no room for new pictures',
  }),
  cutOutsBy: z.string().openapi({
    description: 'What cuts products out: `photoroom`, `engine`, or the family of the model of CUTOUT_MODEL',
    example: 'engine',
  }),
  registry: z.object({
    from: z.enum(['database', 'mirror', 'builds']).openapi({
      description:
        'Where the live versions of remotes come from. `mirror`: the database does not answer, and they are what this node knew last. `builds`: it never read them, and serves what is built on its disk',
    }),
    asOf: z.iso.datetime().nullable().openapi({ description: 'An instant at which the registry was so' }),
    shell: z.string().nullable().openapi({
      description:
        'The version of the shell that this node shows to everybody outside a canary. Another than the released one: it cannot be shown here, and the log says why. Null where nothing is built',
    }),
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
    503: readiness('Starting, stopping, without its database or without room'),
  },
});

export interface HealthSources {
  /** Checks the database and the disk. */
  readTroubles(): Promise<Trouble[]>;
  readRegistry(): RegistrySource & { shell: string | null };
  cutOutsBy: string;
}

/** Health checks for monitoring. */
export function healthRoutes({ readTroubles, readRegistry, cutOutsBy }: HealthSources) {
  return newRoutes()
    .openapi(readHealth, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readReadiness, async (c) => {
      const found = await readTroubles();
      const said = { troubles: found, cutOutsBy, registry: readRegistry() };
      return found.length === 0
        ? c.json({ status: 'ok' as const, ...said }, 200)
        : c.json({ status: 'unavailable' as const, ...said }, 503);
    });
}
