import type {
  BffContract,
  CreditBalance,
  CreditEntryPage,
  Generation,
  ImagePage,
  LibraryImage,
  Operation,
  PhotoDescription,
  Profile,
} from 'bff/contract';
import { hc } from 'hono/client';
import { type AccountApi, createAccountApi } from './account-api.ts';
import { type AssistantApi, createAssistantApi } from './assistant-api.ts';
import { createAuthorizedFetch, type TokenSource } from './authorized-fetch.ts';
import { createGeneration, describePhoto, type GenerationRequest } from './generation-calls.ts';
import { createReleaseApi, type ReleaseApi } from './release-api.ts';
import { type RepairRequest, readCutOutPart, repairImage } from './repair-calls.ts';
import { createTextApi, type TextApi } from './text-api.ts';

/** What the library asks for. `page` counts from 1. */
export interface ImageQuery {
  page: number;
  operation?: Operation;
  search?: string;
  /** Only what is marked as a favourite. */
  favorites?: boolean;
}

/** Every call of the BFF. All reject with `ApiError`. */
export interface Api extends AccountApi, AssistantApi, ReleaseApi, TextApi {
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
    recent(signal?: AbortSignal): Promise<Generation[]>;
  };
  images: {
    list(query: ImageQuery, signal?: AbortSignal): Promise<ImagePage>;
    read(id: string, signal?: AbortSignal): Promise<LibraryImage>;
    markFavorite(id: string, favorite: boolean): Promise<LibraryImage>;
    remove(id: string): Promise<void>;
    /** The user keeps a returnable picture, so that its credit counts. */
    keep(id: string): Promise<LibraryImage>;
    /** Removes a returnable picture and gives its credit back. */
    discard(id: string): Promise<void>;
    /** A part of a repairable picture as PNG: the photo or the mask, at the size that repairs are made at. */
    cutOutPart(id: string, part: 'photo' | 'mask', signal?: AbortSignal): Promise<Blob>;
    /** Keeps a repaired cut-out as a new version. Free. */
    repair(id: string, request: RepairRequest): Promise<LibraryImage>;
    /** Makes a cut-out once more by another opinion: free, once. */
    retry(id: string): Promise<LibraryImage>;
    /** Takes a repaired version away; answers the one before it. */
    restore(id: string): Promise<LibraryImage>;
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
    ...createReleaseApi(client),
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
      recent: async (signal) => {
        const answer = await client.api.generations.recent.$get({}, until(signal));
        return ((await answer.json()) as { generations: Generation[] }).generations;
      },
    },
    images: {
      list: async ({ page, operation, search, favorites }, signal) => {
        const query = {
          page: String(page),
          ...(operation && { operation }),
          ...(search && { search }),
          ...(favorites && { favorites: 'true' as const }),
        };
        return (await client.api.images.$get({ query }, until(signal))).json() as Promise<ImagePage>;
      },
      read: async (id, signal) =>
        (
          await client.api.images[':id'].$get({ param: { id } }, until(signal))
        ).json() as Promise<LibraryImage>,
      markFavorite: async (id, favorite) =>
        (
          await client.api.images[':id'].$patch({ param: { id }, json: { favorite } })
        ).json() as Promise<LibraryImage>,
      remove: async (id) => {
        await client.api.images[':id'].$delete({ param: { id } });
      },
      keep: async (id) =>
        (await client.api.images[':id'].keep.$post({ param: { id } })).json() as Promise<LibraryImage>,
      discard: async (id) => {
        await client.api.images[':id'].discard.$post({ param: { id } });
      },
      cutOutPart: (id, part, signal) => readCutOutPart(authorizedFetch, origin, { id, part }, signal),
      repair: (id, request) => repairImage(authorizedFetch, origin, id, request),
      retry: async (id) =>
        (await client.api.images[':id'].retry.$post({ param: { id } })).json() as Promise<LibraryImage>,
      restore: async (id) =>
        (await client.api.images[':id'].restore.$post({ param: { id } })).json() as Promise<LibraryImage>,
    },
  };
}
