import { OpenAPIHono } from '@hono/zod-openapi';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';

/** An empty set of routes, whose inputs are refused with `bad_request` and the name of the first wrong field. */
export function newRoutes(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const field = result.error.issues[0]?.path.join('.');
      throw new DomainError('bad_request', { field: field || result.target });
    },
  });
}
