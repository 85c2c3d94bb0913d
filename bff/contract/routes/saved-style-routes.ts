import { createRoute, z } from '@hono/zod-openapi';
import { SavedStyle, SavedStyleChange, SavedStyles } from '../saved-styles.ts';
import { json, refused, signedIn } from './answers.ts';

const StyleId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/** `GET /api/styles`: the user's saved styles, the last created first. */
export const listSavedStyles = createRoute({
  method: 'get',
  path: '/api/styles',
  ...signedIn,
  responses: { 200: json(SavedStyles, 'All saved styles'), 401: refused('Not signed in') },
});

/** `PUT /api/styles/{id}`: saves a style under an id that the client makes, or replaces what has that id. */
export const saveStyle = createRoute({
  method: 'put',
  path: '/api/styles/{id}',
  ...signedIn,
  request: {
    params: StyleId,
    body: { required: true, content: { 'application/json': { schema: SavedStyleChange } } },
  },
  responses: {
    200: json(SavedStyle, 'The saved style'),
    400: refused('Bad request'),
    401: refused('Not signed in'),
    409: refused('Another style has this name, or there are 30 others'),
    429: refused('Too many in a short time'),
  },
});

/** `DELETE /api/styles/{id}`: deletes a saved style. What is gone already is no refusal. */
export const deleteSavedStyle = createRoute({
  method: 'delete',
  path: '/api/styles/{id}',
  ...signedIn,
  request: { params: StyleId },
  responses: {
    204: { description: 'Deleted' },
    400: refused('Bad request'),
    401: refused('Not signed in'),
  },
});
