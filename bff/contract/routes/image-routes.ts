import { createRoute, z } from '@hono/zod-openapi';
import { COPY_WIDTHS } from '../browser/display-copies.ts';
import { ChannelPicture } from '../channel-pictures.ts';
import { ChannelId } from '../channels.ts';
import { ImageHistory } from '../image-history.ts';
import { ImageChange, ImageListQuery, ImagePage, LibraryImage } from '../images.ts';
import { PreparationNote } from '../picture-preparations.ts';
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

/** `GET /api/images/{id}/history`: what the picture was made of, what was made of it, and the versions of each. */
export const readImageHistory = createRoute({
  method: 'get',
  path: '/api/images/{id}/history',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(ImageHistory, 'The tree of pictures'),
    401: refused('Not signed in'),
    404: refused('No such picture of this user'),
  },
});

/** `POST /api/images/{id}/show`: shows a former version again; the others stay. Harmless a second time. */
export const showImageVersion = createRoute({
  method: 'post',
  path: '/api/images/{id}/show',
  ...signedIn,
  request: { params: ImageId },
  responses: {
    200: json(LibraryImage, 'The version that the library shows from now on'),
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

/**
 * `POST /api/preparations`: notes in the history of each picture what the user took of it for channels. Pictures that are not this
 * user's are left out; the same request, or the same copy again within a minute, is noted once.
 */
export const notePreparation = createRoute({
  method: 'post',
  path: '/api/preparations',
  ...signedIn,
  request: { body: { required: true, ...json(PreparationNote, 'What was taken') } },
  responses: {
    204: { description: 'Noted' },
    400: refused('Bad request'),
    401: refused('Not signed in'),
    404: refused("None of the pictures is this user's"),
    429: refused('Too many in a short time'),
  },
});

/** `GET /api/images/{id}/file`: the picture, at an address that the BFF signed and that expires. */
export const readImageFile = createRoute({
  method: 'get',
  path: '/api/images/{id}/file',
  request: {
    params: ImageId,
    query: z.object({
      /** `photo` is the one that lies beside a cut-out, `photo_thumbnail` a copy of it. */
      variant: z.enum(['original', 'thumbnail', 'channel', 'photo', 'photo_thumbnail']).default('original'),
      /** Of a thumbnail, or of the photo's. */
      width: z.coerce.number().pipe(z.literal(COPY_WIDTHS)).default(COPY_WIDTHS[1]),
      /** Of the variant `channel`. */
      channel: ChannelId.optional(),
      expires: z.coerce.number().int(),
      signature: z.string().max(200),
    }),
  },
  responses: {
    200: {
      description:
        'PNG (original), WEBP (thumbnails, of the width asked for) or JPEG (for a channel, and photos)',
      content: { 'image/png': { schema: z.string() } },
    },
    302: { description: 'The hosted storage serves it' },
    403: refused('Expired or forged address'),
    404: refused('No such picture'),
  },
});
