import { createRoute, z } from '@hono/zod-openapi';
import { ImageChange, ImageListQuery, ImagePage, LibraryImage } from '../images.ts';
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

/** `GET /api/images/{id}`: one picture, with addresses at which its bytes are. */
export const readImage = createRoute({
  method: 'get',
  path: '/api/images/{id}',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(LibraryImage, 'The picture'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
  },
});

/** `PATCH /api/images/{id}`: marks a picture as a favourite, or no longer. */
export const changeImage = createRoute({
  method: 'patch',
  path: '/api/images/{id}',
  ...signedIn,
  request: { params: ImageId, body: { required: true, ...json(ImageChange, 'What changes') } },
  responses: {
    200: json(LibraryImage, 'The picture as it is now'),
    400: refused('Bad change'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
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
    404: refused('No such picture of this user'),
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
