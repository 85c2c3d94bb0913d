import type { App } from '@supabase/lite';

type Middleware = NonNullable<
  NonNullable<NonNullable<ConstructorParameters<typeof App>[0]['options']>['server']>['middlewares']
>[number];

/**
 * `@supabase/lite` verifies the token of a Data API call twice: at first for every service, with a read of its user and of its
 * session, and then in the Data API, which goes by its own verification only. This leaves out the first one. A token in
 * three parts is always verified there, which replaces the name given here; by this name nobody would have any row.
 */
export const readTokenOnce: Middleware = (c, next) => {
  if (
    c.req.path.startsWith('/rest/v1/') &&
    c.req.method !== 'OPTIONS' &&
    bearsToken(c.req.header('authorization'))
  ) {
    c.set('userId', UNREAD);
    c.set('sessionId', UNREAD);
  }
  return next();
};

const UNREAD = 'unread';

const bearsToken = (authorization: string | undefined) =>
  authorization !== undefined && /^Bearer (?!sb_)[\w-]+\.[\w-]+\.[\w-]+$/.test(authorization);
