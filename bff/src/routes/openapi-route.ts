import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { newRoutes } from '../http/new-routes.ts';
import { listContracts } from '../services/registry/list-contracts.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

const readContract = createRoute({
  method: 'get',
  path: '/openapi.json',
  responses: {
    200: {
      description: 'This document',
      content: { 'application/json': { schema: z.looseObject({ openapi: z.string() }) } },
    },
  },
});

/**
 * The whole contract of `app`, written from the schemas that also check its requests. `x-remotes` names the documents of remotes' own
 * backends, which only their users may read.
 */
export function openapiRoute(app: OpenAPIHono<AppEnv>, releases?: ReleaseServices) {
  const routes = newRoutes();
  routes.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: "The access token of the session service, as supabase-js's `session.access_token`.",
  });
  let document: { openapi: string; [part: string]: unknown } | undefined;
  return routes.openapi(readContract, async (c) => {
    document ??= {
      ...app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Andrômeda', version: '1.0.0' },
        servers: [{ url: '/' }],
      }),
    };
    const remotes = releases ? await listContracts(releases) : [];
    const whole: typeof document = remotes.length > 0 ? { ...document, 'x-remotes': remotes } : document;
    return c.json(whole, 200);
  });
}
