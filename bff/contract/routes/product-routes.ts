import { createRoute, z } from '@hono/zod-openapi';
import {
  Listing,
  ListingAnswer,
  ListingChannelId,
  ListingRequest,
  ListingTexts,
  NewProduct,
  Product,
  ProductChange,
  ProductImages,
  ProductListQuery,
  ProductPage,
  SheetCounts,
  SheetCountsQuery,
  SheetPage,
  SheetQuery,
} from '../products.ts';
import { ImageId, json, refused, signedIn } from './answers.ts';

const ProductId = ImageId;
const inPath = (name: string) => ({ param: { name, in: 'path' as const } });
const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
const refusals = {
  400: refused('Bad request'),
  401: refused('Not signed in'),
  404: refused('No such product of this user'),
};

/** `GET /api/products`: one page of the user's products, the last changed first. */
export const listProducts = createRoute({
  method: 'get',
  path: '/api/products',
  ...signedIn,
  request: { query: ProductListQuery },
  responses: { 200: json(ProductPage, 'One page'), 400: refused('Bad query'), 401: refused('Not signed in') },
});

/** `GET /api/products/sheet`: products with their texts, page by page. Pages neither repeat nor skip a product. */
export const readSheet = createRoute({
  method: 'get',
  path: '/api/products/sheet',
  ...signedIn,
  request: { query: SheetQuery },
  responses: { 200: json(SheetPage, 'One page'), 400: refused('Bad query'), 401: refused('Not signed in') },
});

/** `GET /api/products/sheet/counts`: how many products and listings there are to take. */
export const countSheet = createRoute({
  method: 'get',
  path: '/api/products/sheet/counts',
  ...signedIn,
  request: { query: SheetCountsQuery },
  responses: {
    200: json(SheetCounts, 'The counts'),
    400: refused('Bad query'),
    401: refused('Not signed in'),
  },
});

/** `POST /api/products`: a product with its facts and pictures. A repeated request answers what the first one made. */
export const createProduct = createRoute({
  method: 'post',
  path: '/api/products',
  ...signedIn,
  request: body(NewProduct),
  responses: { 200: json(Product, 'The product'), ...refusals },
});

/** `GET /api/products/{id}`: a product with its facts and its texts for every channel. */
export const readProduct = createRoute({
  method: 'get',
  path: '/api/products/{id}',
  ...signedIn,
  request: { params: ProductId },
  responses: { 200: json(Product, 'The product'), ...refusals },
});

/** `PATCH /api/products/{id}`: another name, or other facts. */
export const changeProduct = createRoute({
  method: 'patch',
  path: '/api/products/{id}',
  ...signedIn,
  request: { params: ProductId, ...body(ProductChange) },
  responses: { 200: json(Product, 'The product'), ...refusals },
});

/** `DELETE /api/products/{id}`: deletes a product with its texts. Its pictures stay in the library. */
export const deleteProduct = createRoute({
  method: 'delete',
  path: '/api/products/{id}',
  ...signedIn,
  request: { params: ProductId },
  responses: { 204: { description: 'Deleted' }, ...refusals },
});

/** `POST /api/products/{id}/images`: puts pictures of the library to a product; each belongs to one product at most. */
export const addProductImages = createRoute({
  method: 'post',
  path: '/api/products/{id}/images',
  ...signedIn,
  request: { params: ProductId, ...body(ProductImages) },
  responses: { 200: json(Product, 'The product'), ...refusals },
});

/** `DELETE /api/products/{id}/images/{imageId}`: takes a picture out of a product. It stays in the library. */
export const removeProductImage = createRoute({
  method: 'delete',
  path: '/api/products/{id}/images/{imageId}',
  ...signedIn,
  request: { params: ProductId.extend({ imageId: z.uuid().openapi(inPath('imageId')) }) },
  responses: { 204: { description: 'Taken out' }, ...refusals },
});

/**
 * `POST /api/products/{id}/listings`: writes the texts of one channel from the product's facts, for one turbo credit or
 * one of the day's free ones, in place of those that stand there. The same `Idempotency-Key` writes once.
 */
export const writeListing = createRoute({
  method: 'post',
  path: '/api/products/{id}/listings',
  ...signedIn,
  request: {
    params: ProductId,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    ...body(ListingRequest),
  },
  responses: {
    200: json(ListingAnswer, 'The texts'),
    ...refusals,
    402: refused('No turbo credit left, and the day’s allowance is used up'),
    409: refused('The key was used for another request'),
    429: refused('Too many requests at once'),
    502: refused('The provider failed; the turbo credit was given back'),
  },
});

/** `PUT /api/products/{id}/listings/{channel}`: keeps the texts as the user wrote them. */
export const saveListing = createRoute({
  method: 'put',
  path: '/api/products/{id}/listings/{channel}',
  ...signedIn,
  request: {
    params: ProductId.extend({ channel: ListingChannelId.openapi(inPath('channel')) }),
    ...body(ListingTexts),
  },
  responses: { 200: json(Listing, 'The texts'), ...refusals },
});
