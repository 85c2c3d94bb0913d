import { createRoute, z } from '@hono/zod-openapi';
import { MAX_OPEN_BATCH_ORDERS, MOST_ASKED_ORDERS } from '../browser/limits.ts';
import { Generation, GenerationList, KeyedGenerations, PhotoDescription } from '../generations.ts';
import { Operation } from '../operations.ts';
import { OrderEvent } from '../order-events.ts';
import { json, refused, signedIn } from './answers.ts';

/** Why an order of a picture may be refused, whoever places it. */
export const refusedOrder = {
  402: refused('No credit left'),
  409: refused('The key was used for another content'),
  413: refused('An image is too large'),
  415: refused('Not a JPG, PNG or WEBP'),
  422: refused('An image cannot be read or used'),
  429: refused('Too many orders are open, or too many requests came in a short time'),
  502: refused('The provider failed; the credit was given back'),
  503: refused('The service is stopping or the provider is away'),
};

/** The multipart body of `POST /api/generations`; `images` may repeat and `options` is JSON text. */
export const GenerationForm = z
  .object({
    operation: Operation,
    images: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .optional()
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
    /** The picture of the library that the first image is: what is made of a doubtful cut-out is doubtful, too. */
    source: z.uuid().optional(),
    /** The product that the picture joins, where its first image is a photo of that; one that is not the user's is none. */
    product: z.uuid().optional(),
    /** The photo of that product that the first image is, so that another picture can be made of it. */
    productPhoto: z.uuid().optional(),
    prompt: z.string().max(4000).optional(),
    /** The batch that this photo is one of: the order waits behind the user's single ones, and is answered as soon as it is placed. */
    batch: z.uuid().optional(),
    /** The photo's own name within the batch, the same when it is tried again; and how many photos the batch is to bring. */
    batchPhoto: z.uuid().optional(),
    batchPhotos: z.coerce.number().int().min(1).max(MAX_OPEN_BATCH_ORDERS).optional(),
    options: z.string().max(4000).optional().openapi({ description: 'GenerationOptions as JSON' }),
  })
  .openapi('GenerationForm');

/**
 * `POST /api/generations`: makes one picture for one credit and answers when it is finished. The work goes on
 * when the browser leaves. One of a `batch` is answered with 202 as soon as it waits. The same `Idempotency-Key` with the same content answers the same generation and
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
    202: json(Generation, 'One of a batch, which waits for its turn'),
    400: refused('Missing or unusable input'),
    401: refused('Not signed in'),
    ...refusedOrder,
  },
});

/** `GET /api/generations/recent`: the 3 most recent generations, running and failed ones too. */
export const listRecentGenerations = createRoute({
  method: 'get',
  path: '/api/generations/recent',
  ...signedIn,
  responses: { 200: json(GenerationList, 'Newest first'), 401: refused('Not signed in') },
});

/**
 * `GET /api/generations/events`: what happens to the user's pictures from now on, by server-sent events, each once it was
 * written down; a comment comes every few seconds. It ends with the session, and may end at any time: what happened
 * meanwhile is read by `GET /api/generations/{key}`.
 */
export const followOrders = createRoute({
  method: 'get',
  path: '/api/generations/events',
  ...signedIn,
  responses: {
    200: {
      description: 'Events, each an `OrderEvent` as JSON',
      content: { 'text/event-stream': { schema: OrderEvent } },
    },
    401: refused('Not signed in'),
    429: refused('Too many streams of this user at once'),
    503: refused('The service is stopping'),
  },
});

/** `GET /api/generations/{key}`: the generation with that `Idempotency-Key`, and its current step. */
export const findGeneration = createRoute({
  method: 'get',
  path: '/api/generations/{key}',
  ...signedIn,
  request: { params: z.object({ key: z.string().min(8).max(200) }) },
  responses: {
    200: json(Generation, 'The generation as it stands'),
    401: refused('Not signed in'),
    404: refused('No generation with this key'),
  },
});

/** `POST /api/generations/by-key`: up to 50 orders at once, such as those of a batch, in whatever state. */
export const findGenerations = createRoute({
  method: 'post',
  path: '/api/generations/by-key',
  ...signedIn,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ keys: z.array(z.uuid()).min(1).max(MOST_ASKED_ORDERS) }).openapi('OrderKeys'),
        },
      },
    },
  },
  responses: {
    200: json(KeyedGenerations, 'The orders as they stand'),
    400: refused('No keys, or too many'),
    401: refused('Not signed in'),
  },
});

/** `POST /api/batches/{id}/stop`: gives back the credits of a batch's orders that still wait; those being made are finished. */
export const stopBatch = createRoute({
  method: 'post',
  path: '/api/batches/{id}/stop',
  ...signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Nothing of it waits any more' }, 401: refused('Not signed in') },
});

/** `POST /api/generations/{key}/cancel`: gives a picture up that has been waited for, with its credit back. */
export const cancelGeneration = createRoute({
  method: 'post',
  path: '/api/generations/{key}/cancel',
  ...signedIn,
  request: { params: z.object({ key: z.string().min(8).max(200) }) },
  responses: {
    200: json(Generation, 'Failed as cancelled; or completed, where the picture was faster'),
    401: refused('Not signed in'),
    404: refused('No generation with this key'),
    409: refused('It has not been waited for long enough'),
  },
});

/** `POST /api/describe`: describes a photo as a prompt. Free for users who have a credit left. */
export const describeImage = createRoute({
  method: 'post',
  path: '/api/describe',
  ...signedIn,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z
            .object({
              image: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }),
            })
            .openapi('DescribeForm'),
        },
      },
    },
  },
  responses: {
    200: json(PhotoDescription, 'The prompt'),
    400: refused('No photo'),
    401: refused('Not signed in'),
    402: refused('No credit left'),
    413: refused('The photo is too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('The photo cannot be read'),
    429: refused('Too many in a short time'),
    502: refused('Nothing could be said about the photo'),
  },
});
