import { createRoute, z } from '@hono/zod-openapi';
import {
  MarketplaceChange,
  MarketplaceConnection,
  MarketplaceDiagnosis,
  MarketplaceListingPage,
  MarketplaceListingQuery,
  MarketplacePicture,
  MarketplaceSignIn,
} from '../marketplace.ts';
import { json, refused, signedIn } from './answers.ts';

const room = '/api/marketplaces/mercado-livre';
const failures = {
  401: refused('Not signed in'),
  404: refused('No such picture, listing or change of this user'),
  409: refused('Not connected, or the listing refuses it'),
  429: refused('Too many in a short time'),
  503: refused('The marketplace does not answer'),
};

/** `GET /api/marketplaces/mercado-livre`: the account that is connected. */
export const readMarketplace = createRoute({
  method: 'get',
  path: room,
  ...signedIn,
  responses: { 200: json(MarketplaceConnection, 'The connection'), 401: refused('Not signed in') },
});

/** `POST …/sign-in`: the marketplace's page on which the seller agrees. The answer sets a cookie for the way back. */
export const beginMarketplaceSignIn = createRoute({
  method: 'post',
  path: `${room}/sign-in`,
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: MarketplaceSignIn } } } },
  responses: {
    200: json(z.object({ url: z.string() }), 'Where the browser goes'),
    400: refused('Bad way back'),
    401: refused('Not signed in'),
    429: refused('Too many in a short time'),
  },
});

/** `GET …/callback`: the marketplace sends the browser back here. It needs no token: state and cookie say who asked. */
export const endMarketplaceSignIn = createRoute({
  method: 'get',
  path: `${room}/callback`,
  request: {
    query: z.object({
      state: z.string().max(500).default(''),
      code: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
  },
  responses: { 302: { description: 'Back to the screen, with what came of it' } },
});

/** `DELETE /api/marketplaces/mercado-livre`: ends the connection, also at the marketplace. Harmless without one. */
export const disconnectMarketplace = createRoute({
  method: 'delete',
  path: room,
  ...signedIn,
  responses: { 204: { description: 'Disconnected' }, 401: refused('Not signed in') },
});

/** `GET …/listings`: a page of the seller's own listings, found by words, by an id or by an address. */
export const listMarketplaceListings = createRoute({
  method: 'get',
  path: `${room}/listings`,
  ...signedIn,
  request: { query: MarketplaceListingQuery },
  responses: { 200: json(MarketplaceListingPage, 'One page'), ...failures },
});

const picture = {
  body: { required: true, content: { 'application/json': { schema: MarketplacePicture } } },
};

/** `POST …/diagnoses`: what the marketplace says of a picture. Nothing is published. */
export const diagnoseForMarketplace = createRoute({
  method: 'post',
  path: `${room}/diagnoses`,
  ...signedIn,
  request: picture,
  responses: { 200: json(MarketplaceDiagnosis, 'What it finds'), ...failures },
});

/** `POST …/changes`: puts a picture on a listing, once for each idempotency key. */
export const changeMarketplaceListing = createRoute({
  method: 'post',
  path: `${room}/changes`,
  ...signedIn,
  request: { ...picture, headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }) },
  responses: {
    200: json(MarketplaceChange, 'The picture is on the listing'),
    400: refused('No idempotency key'),
    422: refused('The marketplace refuses the picture'),
    ...failures,
  },
});

/** `GET …/changes`: the last pictures that were sent and can be taken back. */
export const listMarketplaceChanges = createRoute({
  method: 'get',
  path: `${room}/changes`,
  ...signedIn,
  responses: {
    200: json(z.object({ changes: z.array(MarketplaceChange) }), 'Newest first'),
    401: refused('Not signed in'),
  },
});

/** `POST …/changes/{id}/undo`: puts the former pictures back, unless the listing has changed since. */
export const undoMarketplaceChange = createRoute({
  method: 'post',
  path: `${room}/changes/{id}/undo`,
  ...signedIn,
  request: { params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }) },
  responses: { 200: json(MarketplaceChange, 'The former pictures are back'), ...failures },
});
