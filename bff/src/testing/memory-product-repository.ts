import type { Listing, Product } from '../../contract/products.ts';
import type { Clock } from '../ports/clock.ts';
import type { ImageRecord } from '../ports/image-library.ts';
import type { ProductRepository } from '../ports/product-repository.ts';

interface Kept extends Product {
  userId: string;
  /** The request that wrote the texts of each channel. */
  writtenBy: Map<string, string>;
}

/** Products over a map, by the same rules as the database's functions; `images` is the library. */
export function createMemoryProductRepository(
  clock: Clock,
  images: Map<string, ImageRecord>,
): ProductRepository {
  const kept = new Map<string, Kept>();
  const now = () => clock.now().toISOString();
  const own = (userId: string, id: string) => {
    const product = kept.get(id);
    return product?.userId === userId ? product : null;
  };
  const ownFound = (userId: string, search = '') =>
    [...kept.values()]
      .filter((product) => product.userId === userId)
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const imagesOf = ({ id }: Product) => [...images.values()].filter(({ productId }) => productId === id);
  return {
    async list({ userId }, { page, pageSize, search }) {
      const found = ownFound(userId, search);
      const products = found.slice((page - 1) * pageSize, page * pageSize).map((product) => {
        const [newest] = imagesOf(product).reverse();
        return {
          ...{ id: product.id, name: product.name, updatedAt: product.updatedAt },
          images: imagesOf(product).length,
          ...{ photos: 0, firstPhoto: null },
          cover: newest ? { id: newest.id, dominantColor: newest.dominantColor } : null,
          channels: product.listings.map(({ channel }) => channel),
        };
      });
      return { products, total: found.length };
    },
    ...sheetsOf(ownFound),
    async find({ userId }, id) {
      const product = own(userId, id);
      if (!product) return null;
      const { userId: _user, writtenBy: _requests, ...shown } = product;
      return { ...shown, images: imagesOf(product).length };
    },
    async create({ userId }, product) {
      if (kept.has(product.id)) return;
      const times = { createdAt: now(), updatedAt: now() };
      kept.set(product.id, {
        ...product,
        ...times,
        ...{ userId, images: 0, photos: 0, listings: [], writtenBy: new Map() },
      });
    },
    async change({ userId }, id, change) {
      const product = own(userId, id);
      if (product) Object.assign(product, change, { updatedAt: now() });
      return product !== null;
    },
    async remove({ userId }, id) {
      const product = own(userId, id);
      if (!product) return false;
      for (const image of imagesOf(product)) images.set(image.id, { ...image, productId: null });
      return kept.delete(id);
    },
    async setProductOf({ userId }, imageIds, productId) {
      if (productId !== null && !own(userId, productId)) return 0;
      const found = imageIds.flatMap((id) => images.get(id) ?? []).filter((image) => image.userId === userId);
      for (const image of found) images.set(image.id, { ...image, productId });
      return found.length;
    },
    ...listingsOf(own, now),
  };
}

/** Sheets, of which the product that was made last comes first. */
function sheetsOf(
  ownFound: (userId: string, search?: string) => Kept[],
): Pick<ProductRepository, 'sheetPage' | 'countListings'> {
  return {
    async sheetPage({ userId }, { search, channels, afterId, pageSize }) {
      const found = ownFound(userId, search).reverse();
      const from = found.findIndex(({ id }) => id === afterId) + 1;
      const page = found.slice(from, from + pageSize);
      const last = page.length < pageSize ? undefined : page.at(-1);
      return {
        products: page.map(({ name, facts, listings }) => ({
          ...{ name, facts },
          listings: listings.filter(({ channel }) => channels.includes(channel)),
        })),
        next: last ? { afterTime: last.createdAt, afterId: last.id } : null,
      };
    },
    async countListings({ userId }, search) {
      const found = ownFound(userId, search);
      const counts = new Map<Listing['channel'], number>();
      for (const { channel } of found.flatMap(({ listings }) => listings))
        counts.set(channel, (counts.get(channel) ?? 0) + 1);
      return {
        products: found.length,
        listings: [...counts].map(([channel, count]) => ({ channel, count })),
      };
    },
  };
}

/** The texts of products: those of a request are kept once. */
function listingsOf(
  own: (userId: string, id: string) => Kept | null,
  now: () => string,
): Pick<ProductRepository, 'keepWritten' | 'save'> {
  const put = (product: Kept, listing: Listing): Listing => {
    product.listings = [...product.listings.filter(({ channel }) => channel !== listing.channel), listing];
    return listing;
  };
  return {
    async keepWritten({ userId }, id, { channel, texts, textRequestId, demonstration }) {
      const product = own(userId, id);
      if (!product) return null;
      const before = product.listings.find((listing) => listing.channel === channel);
      if (before && product.writtenBy.get(channel) === textRequestId) return before;
      product.writtenBy.set(channel, textRequestId);
      return put(product, {
        channel,
        texts: mutable(texts),
        demonstration,
        writtenAt: now(),
        updatedAt: now(),
      });
    },
    async save({ userId }, id, channel, texts) {
      const product = own(userId, id);
      if (!product) return null;
      const before = product.listings.find((listing) => listing.channel === channel);
      const blank = { channel, demonstration: false, writtenAt: null };
      return put(product, { ...blank, ...before, texts: mutable(texts), updatedAt: now() });
    },
  };
}

const mutable = ({
  bullets,
  keywords,
  ...texts
}: Parameters<ProductRepository['save']>[3]): Listing['texts'] => ({
  ...texts,
  bullets: [...bullets],
  keywords: [...keywords],
});
