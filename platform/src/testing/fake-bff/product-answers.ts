import type { Listing, Product, ProductPage, ProductSummary, SheetCounts, SheetPage } from 'bff/contract';
import { noTexts } from 'bff/contract/browser/listings';
import { type FakeAnswers, refusal } from './calls.ts';
import { exampleListing } from './example-products.ts';
import { photoAnswers } from './product-photo-answers.ts';
import type { FakeStore } from './store.ts';

const PAGE_SIZE = 24;
const now = () => new Date().toISOString();
const gone = () => new Response(null, { status: 204 });

/** Products, their pictures and their texts, which are really kept. */
export const productAnswers = (store: FakeStore): FakeAnswers => ({
  ...sheetAnswers(store),
  ...passportAnswers(store),
  ...photoAnswers(store),
  ...listingAnswers(store),
});

function foundIn({ products }: FakeStore, query: URLSearchParams): Product[] {
  const search = plain(query.get('search') ?? '');
  return products.filter(({ name, facts }) =>
    plain([name, ...Object.values(facts)].join(' ')).includes(search),
  );
}

/** The sheet of many products, all of them on its first page. */
const sheetAnswers = (store: FakeStore): FakeAnswers => ({
  'GET /api/products/sheet': ({ query }) => {
    const channels = query.get('channels')?.split(',') ?? [];
    const products = foundIn(store, query).map(({ name, facts, listings }) => ({
      ...{ name, facts },
      listings: listings.filter(({ channel }) => channels.includes(channel)),
    }));
    return Response.json({ products, next: null } satisfies SheetPage);
  },
  'GET /api/products/sheet/counts': ({ query }) => {
    const found = foundIn(store, query);
    const counts = new Map<Listing['channel'], number>();
    for (const { channel } of found.flatMap(({ listings }) => listings))
      counts.set(channel, (counts.get(channel) ?? 0) + 1);
    const listings = [...counts].map(([channel, count]) => ({ channel, count }));
    return Response.json({ products: found.length, listings } satisfies SheetCounts);
  },
});

function passportAnswers(store: FakeStore): FakeAnswers {
  const byId = (id: string | undefined) => store.products.find((product) => product.id === id);
  const imagesOf = ({ id }: Product) => store.images.filter(({ productId }) => productId === id);
  const photosOf = ({ id }: Product) => store.productPhotos.filter(({ productId }) => productId === id);
  const answer = (product: Product | undefined) =>
    product
      ? Response.json({ ...product, images: imagesOf(product).length, photos: photosOf(product).length })
      : refusal(404, 'not_found');
  const put = (product: Product, imageIds: unknown) => {
    for (const image of store.images)
      if (Array.isArray(imageIds) && imageIds.includes(image.id)) image.productId = product.id;
  };
  return {
    'GET /api/products': ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const found = foundIn(store, query);
      const products = found
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((product) => summaryOf(product, imagesOf(product), photosOf(product)));
      const shown: ProductPage = { products, total: found.length, page, pageSize: PAGE_SIZE };
      return Response.json(shown);
    },
    'POST /api/products': ({ body }) => {
      const { imageIds, ...given } = body;
      const known = byId(String(given.id));
      if (known) return answer(known);
      const product = { ...noProduct(), ...given } as Product;
      store.products.unshift(product);
      put(product, imageIds);
      return answer(product);
    },
    'GET /api/products/:id': ({ params: [id] }) => answer(byId(id)),
    'PATCH /api/products/:id': ({ params: [id], body }) => {
      const product = byId(id);
      if (product) Object.assign(product, body, { updatedAt: now() });
      return answer(product);
    },
    'DELETE /api/products/:id': ({ params: [id] }) => {
      store.products = store.products.filter((product) => product.id !== id);
      for (const image of store.images) if (image.productId === id) image.productId = null;
      return gone();
    },
    'POST /api/products/:id/images': ({ params: [id], body }) => {
      const product = byId(id);
      if (product) put(product, body.imageIds);
      return answer(product);
    },
    'DELETE /api/products/:id/images/:imageId': ({ params: [, imageId] }) => {
      for (const image of store.images) if (image.id === imageId) image.productId = null;
      return gone();
    },
  };
}

function listingAnswers(store: FakeStore): FakeAnswers {
  const byId = (id: string | undefined) => store.products.find((product) => product.id === id);
  return {
    'POST /api/products/:id/listings': ({ params: [id], body }) => {
      const product = byId(id);
      if (!product) return refusal(404, 'not_found');
      if (store.turboCredits === 0) return refusal(402, 'insufficient_credits');
      store.turboCredits -= 1;
      const writtenAt = now();
      const written = exampleListing(body.channel as Listing['channel']);
      const listing = { ...written, writtenAt, updatedAt: writtenAt };
      keep(product, listing);
      return Response.json({ listing, charged: true, demonstration: true });
    },
    'PUT /api/products/:id/listings/:channel': ({ params: [id, channel], body }) => {
      const product = byId(id);
      if (!product) return refusal(404, 'not_found');
      const before = product.listings.find((listing) => listing.channel === channel);
      const texts = { ...noTexts, ...body };
      const listing = {
        ...{ channel, demonstration: false, writtenAt: null, ...before },
        ...{ texts, updatedAt: now() },
      } as Listing;
      keep(product, listing);
      return Response.json(listing);
    },
  };
}

/** Without accents and in small letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const noProduct = (): Omit<Product, 'id' | 'name'> => ({
  facts: { ...{ brand: '', model: '', color: '', size: '', material: '', gtin: '', sku: '' }, details: '' },
  images: 0,
  photos: 0,
  listings: [],
  createdAt: now(),
  updatedAt: now(),
});

function keep(product: Product, listing: Listing): void {
  const at = product.listings.findIndex(({ channel }) => channel === listing.channel);
  product.listings = at < 0 ? [...product.listings, listing] : product.listings.with(at, listing);
  product.updatedAt = now();
}

function summaryOf(
  { id, name, listings, updatedAt }: Product,
  images: FakeStore['images'],
  photos: FakeStore['productPhotos'],
): ProductSummary {
  const [newest] = images;
  const [photo] = photos;
  return {
    ...{ id, name, updatedAt, images: images.length, photos: photos.length },
    cover: newest
      ? { thumbnailUrl: newest.thumbnailUrl, dominantColor: newest.dominantColor }
      : photo
        ? { thumbnailUrl: photo.thumbnailUrl, dominantColor: null }
        : null,
    channels: listings.map(({ channel }) => channel),
  };
}
