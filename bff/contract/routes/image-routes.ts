import { createRoute, z } from '@hono/zod-openapi';
import { COPY_WIDTHS } from '../browser/display-copies.ts';
import { ChannelPicture } from '../channel-pictures.ts';
import { ChannelId } from '../channels.ts';
import { ImageChange, ImageListQuery, ImagePage, LibraryImage } from '../images.ts';
import { RepairEdge } from '../repairs.ts';
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

/** `POST /api/images/{id}/keep`: the user keeps a returnable picture, so that its credit counts. Harmless a second time. */
export const keepImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/keep',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(LibraryImage, 'The picture as it is now'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
  },
});

/** `POST /api/images/{id}/discard`: removes a returnable picture and gives its credit back, once. */
export const discardImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/discard',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    204: { description: 'Discarded, now or by a click before' },
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    409: refused('The picture was kept'),
  },
});

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

/** `GET /api/images/{id}/cut-out/others`: what else the product of a cut-out may be. Free. */
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

/** `POST /api/images/{id}/channels/{channel}`: the picture as a marketplace asks for it. Free, and the same each time. */
export const prepareImage = createRoute({
  method: 'post',
  path: '/api/images/{id}/channels/{channel}',
  ...signedIn,
  request: {
    params: ImageId.extend({ channel: ChannelId.openapi({ param: { name: 'channel', in: 'path' } }) }),
  },
  responses: {
    200: json(ChannelPicture, 'The picture for the channel, and what was measured of it'),
    400: refused('No such channel'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
    502: refused('It failed'),
  },
});

/** `GET /api/images/{id}/file`: the picture, at an address that the BFF signed and that expires. */
export const readImageFile = createRoute({
  method: 'get',
  path: '/api/images/{id}/file',
  request: {
    params: ImageId,
    query: z.object({
      variant: z.enum(['original', 'thumbnail', 'channel']).default('original'),
      /** Of a thumbnail. */
      width: z.coerce.number().pipe(z.literal(COPY_WIDTHS)).default(COPY_WIDTHS[1]),
      /** Of the variant `channel`. */
      channel: ChannelId.optional(),
      expires: z.coerce.number().int(),
      signature: z.string().max(200),
    }),
  },
  responses: {
    200: {
      description: 'PNG (original), WEBP (thumbnail, of the width asked for) or JPEG (for a channel)',
      content: { 'image/png': { schema: z.string() } },
    },
    302: { description: 'The hosted storage serves it' },
    403: refused('Expired or forged address'),
    404: refused('No such picture'),
  },
});
