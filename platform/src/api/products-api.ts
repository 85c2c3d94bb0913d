import type {
  BffContract,
  ChannelId,
  Listing,
  ListingAnswer,
  NewProduct,
  Product,
  ProductChange,
  ProductPage,
  ProductPhoto,
  ProductPhotoList,
  SheetCounts,
  SheetPage,
} from 'bff/contract';
import type { ListingTexts } from 'bff/contract/browser/listings';
import type { hc } from 'hono/client';

/** Products with their facts, pictures and listings. All reject with `ApiError`. */
export interface ProductsApi {
  products: {
    /** The last changed first. `page` counts from 1; accents and case of a `search` do not matter. */
    list(query: { page: number; search?: string }, signal?: AbortSignal): Promise<ProductPage>;
    /** How many products a search finds, and how many of them have texts for each channel. */
    countSheet(search: string, signal?: AbortSignal): Promise<SheetCounts>;
    /** 100 products with their texts for `channels`, the one made last first; `after` is `next` of the page before. */
    sheetPage(
      query: { search: string; channels: readonly ChannelId[]; after: SheetPage['next'] },
      signal?: AbortSignal,
    ): Promise<SheetPage>;
    read(id: string, signal?: AbortSignal): Promise<Product>;
    /** The caller makes the id, so that the same request a second time makes no second product. */
    create(product: NewProduct): Promise<Product>;
    change(id: string, change: ProductChange): Promise<Product>;
    /** Its pictures stay in the library. */
    remove(id: string): Promise<void>;
    /** At most 100 pictures; one of another product leaves that one. */
    addImages(id: string, imageIds: readonly string[]): Promise<Product>;
    removeImage(id: string, imageId: string): Promise<void>;
    /** The photos that the seller took of it, the first one first. */
    photos(id: string, signal?: AbortSignal): Promise<ProductPhoto[]>;
    /** Puts a photo into it: JPG, PNG or WEBP, as every upload, at most 20. Free. `photoId` is a UUID, made once for one file. */
    addPhoto(id: string, photo: File, photoId: string): Promise<ProductPhoto>;
    /** Puts a photo before all others; answers them in their new order. */
    putPhotoFirst(id: string, photoId: string): Promise<ProductPhoto[]>;
    /** Pictures that were made of it stay. */
    removePhoto(id: string, photoId: string): Promise<void>;
    /** Writes the texts of a channel anew, for a turbo credit. `idempotencyKey` is made once for one press. */
    writeListing(id: string, channel: ChannelId, idempotencyKey: string): Promise<ListingAnswer>;
    saveListing(id: string, channel: ChannelId, texts: ListingTexts): Promise<Listing>;
  };
}

export function createProductsApi(
  client: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): ProductsApi {
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  const one = client.api.products[':id'];
  const { sheet } = client.api.products;
  return {
    products: {
      list: async ({ page, search }, signal) => {
        const query = { page: String(page), ...(search && { search }) };
        return (await client.api.products.$get({ query }, until(signal))).json() as Promise<ProductPage>;
      },
      countSheet: async (search, signal) => {
        const query = search ? { search } : {};
        return (await sheet.counts.$get({ query }, until(signal))).json() as Promise<SheetCounts>;
      },
      sheetPage: async ({ search, channels, after }, signal) => {
        const query = { ...(search && { search }), channels: channels.join(','), ...after };
        return (await sheet.$get({ query }, until(signal))).json() as Promise<SheetPage>;
      },
      read: async (id, signal) =>
        (await one.$get({ param: { id } }, until(signal))).json() as Promise<Product>,
      create: async (product) =>
        (await client.api.products.$post({ json: product })).json() as Promise<Product>,
      change: async (id, change) =>
        (await one.$patch({ param: { id }, json: change })).json() as Promise<Product>,
      remove: async (id) => {
        await one.$delete({ param: { id } });
      },
      addImages: async (id, imageIds) =>
        (
          await one.images.$post({ param: { id }, json: { imageIds: [...imageIds] } })
        ).json() as Promise<Product>,
      removeImage: async (id, imageId) => {
        // A page that goes away still sends it.
        const path = { param: { id, imageId } };
        await one.images[':imageId'].$delete(path, { init: { keepalive: true } });
      },
      photos: async (id, signal) =>
        ((await (await one.photos.$get({ param: { id } }, until(signal))).json()) as ProductPhotoList).photos,
      addPhoto: async (id, photo, photoId) => {
        const body = new FormData();
        body.set('image', photo, photo.name);
        const headers = { 'idempotency-key': photoId };
        const address = `${origin}/api/products/${id}/photos`;
        return (await send(address, { method: 'POST', body, headers })).json() as Promise<ProductPhoto>;
      },
      putPhotoFirst: async (id, photoId) => {
        const answer = await one.photos[':photoId'].first.$put({ param: { id, photoId } });
        return ((await answer.json()) as ProductPhotoList).photos;
      },
      removePhoto: async (id, photoId) => {
        // A page that goes away still sends it.
        await one.photos[':photoId'].$delete({ param: { id, photoId } }, { init: { keepalive: true } });
      },
      writeListing: async (id, channel, idempotencyKey) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
        const body = JSON.stringify({ channel });
        const address = `${origin}/api/products/${id}/listings`;
        return (await send(address, { method: 'POST', body, headers })).json() as Promise<ListingAnswer>;
      },
      saveListing: async (id, channel, { bullets, keywords, ...texts }) => {
        const json = { ...texts, bullets: [...bullets], keywords: [...keywords] };
        return (
          await one.listings[':channel'].$put({ param: { id, channel }, json })
        ).json() as Promise<Listing>;
      },
    },
  };
}
