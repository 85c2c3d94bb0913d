import { createRoute, z } from '@hono/zod-openapi';
import { VisitVitals, VitalSummary } from '../web-vitals.ts';
import { json, refused, signedIn } from './answers.ts';

/** `POST /api/web-vitals`: how fast a visit was. Without a session; a signed-in user's counts for a version by the name in their cookie. */
export const recordVitals = createRoute({
  method: 'post',
  path: '/api/web-vitals',
  request: {
    body: {
      // A beacon of plain text needs no permission of the browser; its text is the same JSON.
      content: { 'application/json': { schema: VisitVitals }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    204: { description: 'Taken' },
    400: refused('No list of measures'),
    429: refused('Too many from one network'),
  },
});

/** `GET /api/admin/web-vitals`. */
export const readVitals = createRoute({
  method: 'get',
  path: '/api/admin/web-vitals',
  ...signedIn,
  responses: {
    200: json(VitalSummary, 'How fast real visits were'),
    401: refused('Not signed in'),
    403: refused('No admin'),
  },
});
