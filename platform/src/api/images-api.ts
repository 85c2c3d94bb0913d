import type {
  BffContract,
  ChannelId,
  ChannelPicture,
  ImageHistory,
  ImagePage,
  LibraryImage,
  Operation,
  PreparationNote,
} from 'bff/contract';
import type { hc } from 'hono/client';
import {
  type CutOutPart,
  type RepairRequest,
  readCutOutPart,
  repairImage,
  restoreProduct,
} from './repair-calls.ts';

/** What the library asks for. `page` counts from 1. */
export interface ImageQuery {
  page: number;
  operation?: Operation;
  search?: string;
  /** Only what is marked as a favourite. */
  favorites?: boolean;
  /** Only the pictures of this product. */
  product?: string;
}

/** Calls of the image library. All reject with `ApiError`. */
export interface ImagesApi {
  images: {
    list(query: ImageQuery, signal?: AbortSignal): Promise<ImagePage>;
    read(id: string, signal?: AbortSignal): Promise<LibraryImage>;
    /** What a picture was made of, what was made of it, and the versions of each. */
    history(id: string, signal?: AbortSignal): Promise<ImageHistory>;
    /** Shows a former version again; no other is lost. */
    showVersion(id: string): Promise<LibraryImage>;
    markFavorite(id: string, favorite: boolean): Promise<LibraryImage>;
    /** Another name, of at most 80 characters. */
    rename(id: string, name: string): Promise<LibraryImage>;
    remove(id: string): Promise<void>;
    /** The user keeps a returnable picture, so that its credit counts. */
    keep(id: string): Promise<LibraryImage>;
    /** Removes a returnable picture and gives its credit back. */
    discard(id: string): Promise<void>;
    /**
     * A part of a repairable picture as PNG: the photo or the mask, at the size that repairs are made at. `others` is JSON: `masks`
     * to choose from, as data addresses of PNG.
     */
    cutOutPart(id: string, part: CutOutPart, signal?: AbortSignal): Promise<Blob>;
    /** Keeps a repaired cut-out as a new version. Free. */
    repair(id: string, request: RepairRequest): Promise<LibraryImage>;
    /** Makes a cut-out once more by another opinion: free, once. */
    retry(id: string): Promise<LibraryImage>;
    /** Puts the photo's own product in place of one that a model redrew, as a new version. Free. */
    restoreProduct(id: string, request: { photo: File; idempotencyKey: string }): Promise<LibraryImage>;
    /** Makes what a marketplace asks for of a picture, and says what was measured. Free; the address is good for an hour. */
    prepare(id: string, channel: ChannelId, signal?: AbortSignal): Promise<ChannelPicture>;
    /** Notes in the pictures' histories what the user took of them for channels. */
    notePreparation(note: PreparationNote): Promise<void>;
    /** Takes a repaired version away; answers the one before it. */
    restore(id: string): Promise<LibraryImage>;
  };
}

export function createImagesApi(
  client: ReturnType<typeof hc<BffContract>>,
  authorizedFetch: typeof fetch,
  origin: string,
): ImagesApi {
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  return {
    images: {
      list: async ({ page, operation, search, favorites, product }, signal) => {
        const query = {
          page: String(page),
          ...(operation && { operation }),
          ...(search && { search }),
          ...(favorites && { favorites: 'true' as const }),
          ...(product && { product }),
        };
        return (await client.api.images.$get({ query }, until(signal))).json() as Promise<ImagePage>;
      },
      read: async (id, signal) =>
        (
          await client.api.images[':id'].$get({ param: { id } }, until(signal))
        ).json() as Promise<LibraryImage>,
      history: async (id, signal) =>
        (
          await client.api.images[':id'].history.$get({ param: { id } }, until(signal))
        ).json() as Promise<ImageHistory>,
      showVersion: async (id) =>
        (await client.api.images[':id'].show.$post({ param: { id } })).json() as Promise<LibraryImage>,
      markFavorite: async (id, favorite) =>
        (
          await client.api.images[':id'].$patch({ param: { id }, json: { favorite } })
        ).json() as Promise<LibraryImage>,
      rename: async (id, name) =>
        (
          await client.api.images[':id'].$patch({ param: { id }, json: { name } })
        ).json() as Promise<LibraryImage>,
      remove: async (id) => {
        // A page that goes away still sends it.
        await client.api.images[':id'].$delete({ param: { id } }, { init: { keepalive: true } });
      },
      keep: async (id) =>
        (await client.api.images[':id'].keep.$post({ param: { id } })).json() as Promise<LibraryImage>,
      discard: async (id) => {
        await client.api.images[':id'].discard.$post({ param: { id } });
      },
      cutOutPart: (id, part, signal) => readCutOutPart(authorizedFetch, origin, { id, part }, signal),
      repair: (id, request) => repairImage(authorizedFetch, origin, id, request),
      restoreProduct: (id, request) => restoreProduct(authorizedFetch, origin, id, request),
      retry: async (id) =>
        (await client.api.images[':id'].retry.$post({ param: { id } })).json() as Promise<LibraryImage>,
      prepare: async (id, channel, signal) =>
        (
          await client.api.images[':id'].channels[':channel'].$post({ param: { id, channel } }, until(signal))
        ).json() as Promise<ChannelPicture>,
      notePreparation: async (json) => {
        await client.api.preparations.$post({ json });
      },
      restore: async (id) =>
        (await client.api.images[':id'].restore.$post({ param: { id } })).json() as Promise<LibraryImage>,
    },
  };
}
