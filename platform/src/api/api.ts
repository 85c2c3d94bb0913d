import type {
  BffContract,
  CreditBalance,
  CreditEntryPage,
  Generation,
  KeyedGeneration,
  PhotoDescription,
  Profile,
} from 'bff/contract';
import { hc } from 'hono/client';
import { type AccountApi, createAccountApi } from './account-api.ts';
import { type AssistantApi, createAssistantApi } from './assistant-api.ts';
import { createAuthorizedFetch, type TokenSource } from './authorized-fetch.ts';
import { type BackendApi, createBackendApi } from './backend-api.ts';
import { type BrandKitApi, createBrandKitApi } from './brand-kit-api.ts';
import { createFollowOrder } from './follow-order.ts';
import {
  createGeneration,
  describePhoto,
  type GenerationRequest,
  permitOrders,
  type ReadyOrder,
} from './generation-calls.ts';
import { createImagesApi, type ImagesApi } from './images-api.ts';
import { createMarketplaceApi, type MarketplaceApi } from './marketplace-api.ts';
import type { OrderListener } from './order-stream.ts';
import { createProductsApi, type ProductsApi } from './products-api.ts';
import { createPushApi, type PushApi } from './push-api.ts';
import { createReleaseApi, type ReleaseApi } from './release-api.ts';
import { createStylesApi, type StylesApi } from './styles-api.ts';
import { createTemplatesApi, type TemplatesApi } from './templates-api.ts';
import { createTextApi, type TextApi } from './text-api.ts';

/** Every call of the BFF. All reject with `ApiError`. */
export interface Api
  extends AccountApi,
    AssistantApi,
    BackendApi,
    BrandKitApi,
    ImagesApi,
    MarketplaceApi,
    ProductsApi,
    PushApi,
    ReleaseApi,
    StylesApi,
    TemplatesApi,
    TextApi {
  credits: {
    balance(signal?: AbortSignal): Promise<CreditBalance>;
    /** `page` counts from 1. */
    entries(page: number, signal?: AbortSignal): Promise<CreditEntryPage>;
  };
  profile: { read(signal?: AbortSignal): Promise<Profile>; rename(fullName: string): Promise<Profile> };
  generations: {
    create(request: GenerationRequest): Promise<Generation>;
    /** What is to be seen on a photo, as a prompt. Free. */
    describe(photo: File, signal?: AbortSignal): Promise<PhotoDescription>;
    /** The order with this idempotency key, in whatever state; `not_found` where none arrived. */
    find(key: string, signal?: AbortSignal): Promise<Generation>;
    /** Up to 50 orders by their keys, in whatever state; those that never arrived are left out. */
    findSeveral(keys: readonly string[], signal?: AbortSignal): Promise<KeyedGeneration[]>;
    /** Gives back the credits of a batch's orders that still wait; those being made are finished. */
    stopBatch(id: string): Promise<void>;
    /** Makes orders of a batch ready for a service worker, which sends them without a session for up to four hours; 200 at most. */
    permitOrders(batch: string, requests: readonly GenerationRequest[]): Promise<ReadyOrder[]>;
    /** Tells what happens to the order with this key, or to all where it is null, by one stream of the page; the answer ends it. */
    follow(key: string | null, listener: OrderListener): () => void;
    recent(signal?: AbortSignal): Promise<Generation[]>;
    /** Gives up a picture that was waited for, with its credit back; completed where the picture was faster. */
    cancel(key: string): Promise<Generation>;
  };
}

/** The one client of the BFF in the browser. `origin` is the page's own. */
export function createApi(origin: string, tokens: TokenSource, send: typeof fetch = fetch.bind(window)): Api {
  const authorizedFetch = createAuthorizedFetch(tokens, send);
  const client = hc<BffContract>(origin, { fetch: authorizedFetch });
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  return {
    ...createAccountApi(client),
    ...createAssistantApi(client, authorizedFetch, origin),
    ...createBackendApi(authorizedFetch, origin),
    ...createBrandKitApi(client, authorizedFetch, origin),
    ...createImagesApi(client, authorizedFetch, origin),
    ...createMarketplaceApi(client, authorizedFetch, origin),
    ...createProductsApi(client, authorizedFetch, origin),
    ...createPushApi(client),
    ...createReleaseApi(client, authorizedFetch, origin),
    ...createStylesApi(client),
    ...createTemplatesApi(client),
    ...createTextApi(client, authorizedFetch, origin),
    credits: {
      balance: async (signal) =>
        (await client.api.credits.$get({}, until(signal))).json() as Promise<CreditBalance>,
      entries: async (page, signal) => {
        const query = { page: String(page) };
        return (
          await client.api.credits.entries.$get({ query }, until(signal))
        ).json() as Promise<CreditEntryPage>;
      },
    },
    profile: {
      read: async (signal) => (await client.api.profile.$get({}, until(signal))).json() as Promise<Profile>,
      rename: async (fullName) =>
        (await client.api.profile.$patch({ json: { fullName } })).json() as Promise<Profile>,
    },
    generations: {
      create: (request) => createGeneration(authorizedFetch, origin, request),
      describe: (photo, signal) => describePhoto(authorizedFetch, origin, photo, signal),
      find: async (key, signal) => {
        const answer = await client.api.generations[':key'].$get({ param: { key } }, until(signal));
        return (await answer.json()) as Generation;
      },
      findSeveral: async (keys, signal) => {
        const json = { keys: [...keys] };
        const answer = await client.api.generations['by-key'].$post({ json }, until(signal));
        return ((await answer.json()) as { orders: KeyedGeneration[] }).orders;
      },
      stopBatch: async (id) => {
        await client.api.batches[':id'].stop.$post({ param: { id } });
      },
      permitOrders: (batch, requests) => permitOrders(authorizedFetch, origin, batch, requests),
      follow: createFollowOrder(authorizedFetch, origin),
      cancel: async (key) => {
        const answer = await client.api.generations[':key'].cancel.$post({ param: { key } });
        return (await answer.json()) as Generation;
      },
      recent: async (signal) => {
        const answer = await client.api.generations.recent.$get({}, until(signal));
        return ((await answer.json()) as { generations: Generation[] }).generations;
      },
    },
  };
}
