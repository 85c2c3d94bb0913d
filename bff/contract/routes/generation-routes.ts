import { createRoute, z } from '@hono/zod-openapi';
import { Generation, GenerationList } from '../generations.ts';
import { Operation } from '../operations.ts';
import { json, refused, signedIn } from './answers.ts';

/** The multipart body of `POST /api/generations`; `images` may repeat and `options` is JSON text. */
export const GenerationForm = z
  .object({
    operation: Operation,
    images: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .optional()
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
    prompt: z.string().max(4000).optional(),
    options: z.string().max(4000).optional().openapi({ description: 'GenerationOptions as JSON' }),
  })
  .openapi('GenerationForm');

/**
 * `POST /api/generations`: makes one picture for one credit and answers when it is finished. The work goes on
 * when the browser leaves. The same `Idempotency-Key` with the same content answers the same generation and
 * charges nothing more.
 */
export const createGeneration = createRoute({
  method: 'post',
  path: '/api/generations',
  ...signedIn,
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: { required: true, content: { 'multipart/form-data': { schema: GenerationForm } } },
  },
  responses: {
    200: json(Generation, 'The finished generation'),
    400: refused('Missing or unusable input'),
    401: refused('Not signed in'),
    402: refused('No credit left'),
    409: refused('The key was used for another content'),
    413: refused('An image is too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('An image cannot be read or used'),
    502: refused('The provider failed; the credit was given back'),
    503: refused('The service is stopping or the provider is away'),
  },
});

/** `GET /api/generations/recent`: the 3 most recent generations, running and failed ones too. */
export const listRecentGenerations = createRoute({
  method: 'get',
  path: '/api/generations/recent',
  ...signedIn,
  responses: { 200: json(GenerationList, 'Newest first'), 401: refused('Not signed in') },
});
