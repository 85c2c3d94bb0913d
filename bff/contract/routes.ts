import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { CreditBalance } from './credits.ts';
import { ErrorBody } from './errors.ts';
import { Generation, GenerationList } from './generations.ts';
import { ImageListQuery, ImagePage } from './images.ts';
import { Operation } from './operations.ts';
import { PublicConfig } from './page-config.ts';
import { Profile, ProfileChange } from './profile.ts';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
const refused = (description: string) => json(ErrorBody, description);
const signedIn = { security: [{ bearer: [] as string[] }] };
const ImageId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/** `GET /api/config`: where the session service is. Open to everyone. */
export const readConfig = createRoute({
  method: 'get',
  path: '/api/config',
  responses: { 200: json(PublicConfig, 'Public configuration') },
});

/** `GET /api/credits`: the balance of the signed-in person. */
export const readCredits = createRoute({
  method: 'get',
  path: '/api/credits',
  ...signedIn,
  responses: { 200: json(CreditBalance, 'Balance'), 401: refused('Not signed in') },
});

/** `GET /api/profile`. */
export const readProfile = createRoute({
  method: 'get',
  path: '/api/profile',
  ...signedIn,
  responses: { 200: json(Profile, 'Profile'), 401: refused('Not signed in') },
});

/** `PATCH /api/profile`: the full name is all that may change. */
export const changeProfile = createRoute({
  method: 'patch',
  path: '/api/profile',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: ProfileChange } } } },
  responses: {
    200: json(Profile, 'Changed profile'),
    400: refused('Bad name'),
    401: refused('Not signed in'),
  },
});

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

function describe(app: OpenAPIHono) {
  const never = () => {
    throw new Error('The contract is types only.');
  };
  return app
    .openapi(readConfig, never)
    .openapi(readCredits, never)
    .openapi(readProfile, never)
    .openapi(changeProfile, never)
    .openapi(listRecentGenerations, never)
    .openapi(listImages, never)
    .openapi(deleteImage, never);
}

/** What Hono's client (`hc`) needs to know of the BFF's JSON addresses. */
export type BffContract = ReturnType<typeof describe>;
