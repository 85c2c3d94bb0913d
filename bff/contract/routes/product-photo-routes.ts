import { createRoute, z } from '@hono/zod-openapi';
import { COPY_WIDTHS } from '../browser/display-copies.ts';
import { ProductPhoto, ProductPhotoList } from '../product-photos.ts';
import { ImageId, json, refused, signedIn } from './answers.ts';

const ProductId = ImageId;
const PhotoId = ProductId.extend({
  photoId: z.uuid().openapi({ param: { name: 'photoId', in: 'path' } }),
});

/** `GET /api/products/{id}/photos`: the photos of a product, the first one first. */
export const listProductPhotos = createRoute({
  method: 'get',
  path: '/api/products/{id}/photos',
  ...signedIn,
  request: { params: ProductId },
  responses: {
    200: json(ProductPhotoList, 'The photos'),
    400: refused('Bad request'),
    401: refused('Not signed in'),
    404: refused('No such product of this user'),
  },
});

const PhotoForm = z
  .object({ image: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }) })
  .openapi('ProductPhotoForm');

/**
 * `POST /api/products/{id}/photos`: puts one photo into a product, at most 20. It is kept upright, without metadata, at most 4096 px
 * long, as a JPEG or, where it is transparent, in its own format. Free. The `Idempotency-Key`, a UUID, becomes the photo's id.
 */
export const addProductPhoto = createRoute({
  method: 'post',
  path: '/api/products/{id}/photos',
  ...signedIn,
  request: {
    params: ProductId,
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: { required: true, content: { 'multipart/form-data': { schema: PhotoForm } } },
  },
  responses: {
    200: json(ProductPhoto, 'The photo'),
    400: refused('No photo, or no key'),
    401: refused('Not signed in'),
    404: refused('No such product of this user'),
    409: refused('The product has as many photos as it takes'),
    413: refused('The photo is too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('The photo cannot be read'),
    429: refused('Too many in a short time'),
    503: refused('There is no room left'),
  },
});

/** `PUT /api/products/{id}/photos/{photoId}/first`: puts a photo before all others, and answers them in their new order. */
export const putProductPhotoFirst = createRoute({
  method: 'put',
  path: '/api/products/{id}/photos/{photoId}/first',
  ...signedIn,
  request: { params: PhotoId },
  responses: {
    200: json(ProductPhotoList, 'The photos'),
    400: refused('Bad request'),
    401: refused('Not signed in'),
    404: refused('No such photo of this product'),
  },
});

/** `DELETE /api/products/{id}/photos/{photoId}`: deletes a photo with its file. Pictures that were made of it stay. */
export const deleteProductPhoto = createRoute({
  method: 'delete',
  path: '/api/products/{id}/photos/{photoId}',
  ...signedIn,
  request: { params: PhotoId },
  responses: {
    204: { description: 'Deleted' },
    400: refused('Bad request'),
    401: refused('Not signed in'),
    404: refused('No such photo of this product'),
  },
});

/** `GET /api/product-photos/{id}/file`: a photo, or a copy of it, at an address that the BFF signed and that expires. */
export const readProductPhotoFile = createRoute({
  method: 'get',
  path: '/api/product-photos/{id}/file',
  request: {
    params: ImageId,
    query: z.object({
      variant: z.enum(['original', 'thumbnail']).default('original'),
      /** Of a thumbnail. */
      width: z.coerce.number().pipe(z.literal(COPY_WIDTHS)).default(COPY_WIDTHS[1]),
      expires: z.coerce.number().int(),
      signature: z.string().max(200),
    }),
  },
  responses: {
    200: {
      description: 'JPEG, PNG or WEBP (original), or WEBP (thumbnails, of the width asked for)',
      content: { 'image/jpeg': { schema: z.string() } },
    },
    302: { description: 'The hosted storage serves it' },
    403: refused('Expired or forged address'),
    404: refused('No such photo'),
  },
});
