import { createRoute, z } from '@hono/zod-openapi';
import { BrandKit, BrandKitChange } from '../brand-kit.ts';
import { json, refused, signedIn } from './answers.ts';

/** `GET /api/brand-kit`: the look of the user's shop. */
export const readBrandKit = createRoute({
  method: 'get',
  path: '/api/brand-kit',
  ...signedIn,
  responses: { 200: json(BrandKit, 'The look of the shop'), 401: refused('Not signed in') },
});

/** `PUT /api/brand-kit`: replaces colours, type faces, corner and price tag. The logo stays. */
export const saveBrandKit = createRoute({
  method: 'put',
  path: '/api/brand-kit',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: BrandKitChange } } } },
  responses: {
    200: json(BrandKit, 'The look of the shop'),
    400: refused('Bad request'),
    401: refused('Not signed in'),
  },
});

const LogoForm = z
  .object({ image: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }) })
  .openapi('LogoForm');

/** `PUT /api/brand-kit/logo`: replaces the logo. It is kept as a PNG with its transparency, at most 1024 px. */
export const putLogo = createRoute({
  method: 'put',
  path: '/api/brand-kit/logo',
  ...signedIn,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: LogoForm } } } },
  responses: {
    200: json(BrandKit, 'The look of the shop'),
    400: refused('No picture'),
    401: refused('Not signed in'),
    413: refused('The picture is too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('The picture cannot be read'),
    429: refused('Too many in a short time'),
  },
});

/** `DELETE /api/brand-kit/logo`: removes the logo; the rest stays. */
export const deleteLogo = createRoute({
  method: 'delete',
  path: '/api/brand-kit/logo',
  ...signedIn,
  responses: { 200: json(BrandKit, 'The look of the shop'), 401: refused('Not signed in') },
});

const inPath = (name: string) => z.uuid().openapi({ param: { name, in: 'path' } });

/** `GET /api/brand-kit/logo/{user}/{id}`: a logo, at an address that the BFF signed and that expires. */
export const readLogo = createRoute({
  method: 'get',
  path: '/api/brand-kit/logo/{user}/{id}',
  request: {
    params: z.object({ user: inPath('user'), id: inPath('id') }),
    query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  },
  responses: {
    200: { description: 'PNG', content: { 'image/png': { schema: z.string() } } },
    302: { description: 'The hosted storage serves it' },
    403: refused('Expired or forged address'),
    404: refused('No such logo'),
  },
});
