import { createRoute, z } from '@hono/zod-openapi';
import { KeyFingerprint, RemoteKeyAnswer, RemoteKeyRequest, RemoteKeys } from '../release-keys.ts';
import { NewReleaseToken, ReleaseTokenRequest, ReleaseTokens } from '../releases.ts';
import { json, refused } from './answers.ts';
import { body, Remote, refusals, released } from './release-parts.ts';

/** `GET /api/remote-tokens`. For administrators and the master token. */
export const listTokens = createRoute({
  method: 'get',
  path: '/api/remote-tokens',
  ...released,
  responses: { 200: json(ReleaseTokens, 'Newest first, without secrets'), ...refusals },
});

/** `POST /api/remote-tokens`. */
export const createToken = createRoute({
  method: 'post',
  path: '/api/remote-tokens',
  ...released,
  request: { body: body(ReleaseTokenRequest) },
  responses: { 201: json(NewReleaseToken, 'With its secret, this once'), ...refusals },
});

/** `DELETE /api/remote-tokens/{id}`: it opens nothing from now on. */
export const revokeToken = createRoute({
  method: 'delete',
  path: '/api/remote-tokens/{id}',
  ...released,
  request: { params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }) },
  responses: { 204: { description: 'Revoked' }, ...refusals, 404: refused('No such token') },
});

/** `GET /api/remotes/{remote}/keys`: whose signatures a remote accepts. */
export const listKeys = createRoute({
  method: 'get',
  path: '/api/remotes/{remote}/keys',
  ...released,
  request: {
    params: Remote,
    query: z.object({
      showing: z.coerce
        .number()
        .positive()
        .max(100)
        .optional()
        .describe('The share of users to whom the caller is about to show a version: who may not is refused'),
    }),
  },
  responses: { 200: json(RemoteKeys, 'Oldest first, revoked ones too'), ...refusals },
});

/** `POST /api/remotes/{remote}/keys`. For administrators and the master token. */
export const registerKey = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/keys',
  ...released,
  request: { params: Remote, body: body(RemoteKeyRequest) },
  responses: {
    201: json(RemoteKeyAnswer, 'Every new version of the remote is signed from now on'),
    400: refused('Not an Ed25519 public key'),
    ...refusals,
    422: refused('`release_refused`: it was revoked before'),
  },
});

/** `DELETE /api/remotes/{remote}/keys/{fingerprint}`: it signs nothing new. For administrators and the master token. */
export const revokeKey = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/keys/{fingerprint}',
  ...released,
  request: {
    params: Remote.extend({
      fingerprint: KeyFingerprint.openapi({ param: { name: 'fingerprint', in: 'path' } }),
    }),
  },
  responses: { 204: { description: 'Revoked' }, ...refusals, 404: refused('No such key') },
});
