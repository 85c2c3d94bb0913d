import { createRoute, z } from '@hono/zod-openapi';
import { LibraryImage } from '../images.ts';
import { RepairEdge } from '../repairs.ts';
import { ImageId, json, refused, signedIn } from './answers.ts';

/** `GET /api/images/{id}/cut-out/{part}`: the photo, or the mask, at the size that a browser repairs a cut-out at. */
export const readCutOut = createRoute({
  method: 'get',
  path: '/api/images/{id}/cut-out/{part}',
  ...signedIn,
  request: { params: ImageId.extend({ part: z.enum(['photo', 'mask']) }) },
  responses: {
    200: { description: 'PNG', content: { 'image/png': { schema: z.string() } } },
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    422: refused('The picture cannot be repaired'),
  },
});

const OtherCutOuts = z
  .object({
    masks: z.array(z.string()).max(3).openapi({
      description: 'Data addresses of PNG, white where the product is, the likeliest first',
    }),
  })
  .openapi('OtherCutOuts');

/** `GET /api/images/{id}/cut-out/others`: other masks for a cut-out's photo, to choose from. Free. */
export const otherCutOuts = createRoute({
  method: 'get',
  path: '/api/images/{id}/cut-out/others',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(OtherCutOuts, 'Masks to choose from'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    422: refused('The picture cannot be repaired'),
    502: refused('Nothing could be looked for'),
  },
});

/** The multipart body of `POST /api/images/{id}/repair`; `mask` is a brought one, white where the product is. */
const RepairForm = z
  .object({
    strokes: z.string().max(2_000_000).openapi({ description: 'An array of RepairStroke as JSON' }),
    edge: RepairEdge,
    mask: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }),
  })
  .openapi('RepairForm');

/**
 * `POST /api/images/{id}/repair`: keeps a repaired cut-out as a new version of the picture, free of charge. The picture is
 * then kept. The same `Idempotency-Key` makes one version.
 */
export const repairImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/repair',
  ...signedIn,
  request: {
    params: ImageId,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: { required: true, content: { 'multipart/form-data': { schema: RepairForm } } },
  },
  responses: {
    200: json(LibraryImage, 'The new version'),
    400: refused('Missing or unusable input'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    413: refused('The mask is too large'),
    415: refused('The mask is no PNG'),
    422: refused('The picture cannot be repaired'),
    502: refused('The repair failed'),
  },
});

/**
 * `POST /api/images/{id}/product`: puts the photo's own product in place of the one that a model redrew, as a new
 * version of the picture, free of charge. The browser sends the photo again: a scene is stored without it.
 */
export const restoreProduct = createRoute({
  method: 'post',
  path: '/api/images/{id}/product',
  ...signedIn,
  request: {
    params: ImageId,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z
            .object({
              image: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }),
            })
            .openapi('ProductForm'),
        },
      },
    },
  },
  responses: {
    200: json(LibraryImage, 'The new version'),
    400: refused('No photo'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    413: refused('The photo is too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('The pose does not allow it'),
    502: refused('It failed'),
  },
});

/** `POST /api/images/{id}/retry`: makes a cut-out once more by another opinion, free and once a generation. */
export const retryImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/retry',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(LibraryImage, 'The new version'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    409: refused('The retry was made before, or is under way'),
    422: refused('There is no photo, or no other opinion'),
    502: refused('The cut-out failed; the retry is still there'),
  },
});

/** `POST /api/images/{id}/restore`: removes a repaired version and shows the previous one. */
export const restoreImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/restore',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(LibraryImage, 'The version before'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user, or none before it'),
  },
});
