import { createRoute, z } from '@hono/zod-openapi';
import { ReleasedName } from '../page-config.ts';
import {
  EndedPreviews,
  PreviewLink,
  PreviewRequest,
  RemoteVersionName,
  StandingPreviews,
} from '../releases.ts';
import { json, refused } from './answers.ts';
import { body, Released, refusals, released } from './release-parts.ts';

/** `POST /api/remotes/{remote}/previews`. */
export const createPreview = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/previews',
  ...released,
  request: { params: Released, body: body(PreviewRequest) },
  responses: {
    201: json(PreviewLink, 'Show it to whom you trust'),
    ...refusals,
    404: refused('No such version'),
    422: refused('`release_refused`: this server cannot show that version'),
  },
});

/** `GET /api/remote-previews`: the links that open now, without what they open with; for a deploy token those of its remote. */
export const listPreviews = createRoute({
  method: 'get',
  path: '/api/remote-previews',
  ...released,
  request: { query: z.object({ remote: ReleasedName.optional(), version: RemoteVersionName.optional() }) },
  responses: { 200: json(StandingPreviews, 'Newest first'), ...refusals },
});

/** `DELETE /api/remotes/{remote}/previews/{id}`: who has opened it sees what is live at their next load. */
export const endPreview = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/previews/{id}',
  ...released,
  request: { params: Released.extend({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }) },
  responses: { 204: { description: 'Ended' }, ...refusals, 404: refused('No such link') },
});

/** `DELETE /api/remotes/{remote}/previews?version=`: all of one version. */
export const endPreviews = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/previews',
  ...released,
  request: { params: Released, query: z.object({ version: RemoteVersionName }) },
  responses: { 200: json(EndedPreviews, 'How many opened until now'), ...refusals },
});
