import { createRoute, z } from '@hono/zod-openapi';
import { OwnTemplate, OwnTemplateChange, OwnTemplates } from '../own-templates.ts';
import { json, refused, signedIn } from './answers.ts';

const TemplateId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/** `GET /api/templates`: the user's own templates, the last created first. */
export const listOwnTemplates = createRoute({
  method: 'get',
  path: '/api/templates',
  ...signedIn,
  responses: { 200: json(OwnTemplates, 'All own templates'), 401: refused('Not signed in') },
});

/** `PUT /api/templates/{id}`: saves a template under an id that the client makes, or replaces what has that id. */
export const saveTemplate = createRoute({
  method: 'put',
  path: '/api/templates/{id}',
  ...signedIn,
  request: {
    params: TemplateId,
    body: { required: true, content: { 'application/json': { schema: OwnTemplateChange } } },
  },
  responses: {
    200: json(OwnTemplate, 'The saved template'),
    400: refused('Bad request'),
    401: refused('Not signed in'),
    409: refused('Another template has this name, or there are 60 others'),
    429: refused('Too many in a short time'),
  },
});

/** `DELETE /api/templates/{id}`: deletes a template. What is gone already is no refusal. */
export const deleteOwnTemplate = createRoute({
  method: 'delete',
  path: '/api/templates/{id}',
  ...signedIn,
  request: { params: TemplateId },
  responses: {
    204: { description: 'Deleted' },
    400: refused('Bad request'),
    401: refused('Not signed in'),
  },
});
