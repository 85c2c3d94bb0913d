import { createRoute, z } from '@hono/zod-openapi';
import { LONGEST_SEARCH } from '../browser/limits.ts';
import { KeywordAnswer, KeywordRequest, TextHistory, TextTool, TitleAnswer, TitleRequest } from '../texts.ts';
import { json, refused, signedIn } from './answers.ts';

const headers = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() });
const refusals = {
  400: refused('Nothing to write about'),
  401: refused('Not signed in'),
  402: refused('No turbo credit left, and the day’s allowance is used up'),
  409: refused('The key was used for another request'),
  429: refused('Too many requests at once'),
  502: refused('The provider failed; the turbo credit was given back'),
};

/**
 * `POST /api/titles`: three titles for one turbo credit, or for one of the day's free ones. The same
 * `Idempotency-Key` with the same content answers the same titles and charges nothing more.
 */
export const writeTitles = createRoute({
  method: 'post',
  path: '/api/titles',
  ...signedIn,
  request: { headers, body: { required: true, content: { 'application/json': { schema: TitleRequest } } } },
  responses: { 200: json(TitleAnswer, 'Three titles'), ...refusals },
});

/** `POST /api/keywords`: up to fifteen keywords; paid and repeated like titles. */
export const writeKeywords = createRoute({
  method: 'post',
  path: '/api/keywords',
  ...signedIn,
  request: { headers, body: { required: true, content: { 'application/json': { schema: KeywordRequest } } } },
  responses: { 200: json(KeywordAnswer, 'Up to fifteen keywords'), ...refusals },
});

/** `GET /api/texts`: what one tool has made for the user. */
export const listTexts = createRoute({
  method: 'get',
  path: '/api/texts',
  ...signedIn,
  request: {
    query: z.object({
      tool: TextTool,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      search: z.string().trim().max(LONGEST_SEARCH).default(''),
    }),
  },
  responses: { 200: json(TextHistory, 'One page'), 400: refused('Bad query'), 401: refused('Not signed in') },
});

/** `DELETE /api/texts?tool=`: forgets everything that one tool has made for the user. */
export const forgetTexts = createRoute({
  method: 'delete',
  path: '/api/texts',
  ...signedIn,
  request: { query: z.object({ tool: TextTool }) },
  responses: {
    204: { description: 'Forgotten' },
    400: refused('Bad query'),
    401: refused('Not signed in'),
  },
});

/** `DELETE /api/texts/{id}`: forgets the texts of one request. */
export const forgetText = createRoute({
  method: 'delete',
  path: '/api/texts/{id}',
  ...signedIn,
  request: { params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }) },
  responses: {
    204: { description: 'Forgotten' },
    401: refused('Not signed in'),
    404: refused('No such text of this user'),
  },
});
