import { OpenAPIHono } from '@hono/zod-openapi';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from './app-env.ts';
import { unstorableField } from './unstorable-text.ts';

/**
 * An empty set of routes, whose inputs are refused with the name of the first wrong field: with `bad_request`, or
 * with `text_unstorable` where it is a text that no database can store.
 */
export function newRoutes(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return refuseUnstorable(result.data);
      const field = result.error.issues[0]?.path.join('.');
      throw new DomainError('bad_request', { field: field || result.target });
    },
  });
}

/** Throws `text_unstorable` where a text of an input cannot be stored. */
export function refuseUnstorable(input: unknown): void {
  const field = unstorableField(input);
  if (field !== null) throw new DomainError('text_unstorable', { field });
}
