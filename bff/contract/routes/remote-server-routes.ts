import { createRoute } from '@hono/zod-openapi';
import { JsonWebKeySet, RemoteServerAnswer, RemoteServerRequest } from '../remote-servers.ts';
import { json, refused } from './answers.ts';
import { body, Remote, refusals, released } from './release-parts.ts';

/** `PUT /api/remotes/{remote}/server`: where the calls of this remote are forwarded. For administrators and the master token. */
export const registerServer = createRoute({
  method: 'put',
  path: '/api/remotes/{remote}/server',
  ...released,
  request: {
    params: Remote,
    body: body(RemoteServerRequest),
  },
  responses: {
    200: json(RemoteServerAnswer, 'Calls of versions without a backend go there from now on'),
    400: refused('Not an address'),
    ...refusals,
    422: refused('`release_refused`: not https, or it leads to no public server'),
  },
});

/** `DELETE /api/remotes/{remote}/server`. For administrators and the master token. */
export const removeServer = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/server',
  ...released,
  request: { params: Remote },
  responses: {
    204: { description: 'Nothing is forwarded any more' },
    ...refusals,
    404: refused('It has no server'),
  },
});

/** `GET /.well-known/jwks.json`: with these keys a team's server verifies the tokens of forwarded calls. */
export const readServerKeys = createRoute({
  method: 'get',
  path: '/.well-known/jwks.json',
  ...released,
  responses: { 200: json(JsonWebKeySet, 'May be kept for five minutes') },
});
