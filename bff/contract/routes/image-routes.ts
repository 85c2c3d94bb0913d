import { createRoute, z } from '@hono/zod-openapi';
import { ImageListQuery, ImagePage } from '../images.ts';
import { ImageId, json, refused, signedIn } from './answers.ts';

/** `GET /api/images`: one page of the library, newest first. */
export const listImages = createRoute({
  method: 'get',
  path: '/api/images',
  ...signedIn,
  request: { query: ImageListQuery },
  responses: {
    200: json(ImagePage, 'One page'),
    400: refused('Bad query'),
    401: refused('Not signed in'),
  },
});

/** `DELETE /api/images/{id}`: removes the row and the stored picture. */
export const deleteImage = createRoute({
  method: 'delete',
  path: '/api/images/{id}',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    204: { description: 'Deleted' },
    401: refused('Not signed in'),
    404: refused('No such picture of this person'),
  },
});

/** `GET /api/images/{id}/file`: the picture, at an address that the BFF signed and that expires. */
export const readImageFile = createRoute({
  method: 'get',
  path: '/api/images/{id}/file',
  request: {
    params: ImageId,
    query: z.object({
      variant: z.enum(['original', 'thumbnail']).default('original'),
      expires: z.coerce.number().int(),
      signature: z.string().max(200),
    }),
  },
  responses: {
    200: {
      description: 'PNG (original) or WEBP (thumbnail)',
      content: { 'image/png': { schema: z.string() } },
    },
    302: { description: 'The hosted storage serves it' },
    403: refused('Expired or forged address'),
    404: refused('No such picture'),
  },
});
