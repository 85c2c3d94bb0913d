import type { Clock } from '../ports/clock.ts';
import type { ProductPhotoRecord, ProductPhotos } from '../ports/product-photos.ts';
import type { ProductRepository } from '../ports/product-repository.ts';

/** The photos of products over a map, by the same rules as the database's functions. */
export function createMemoryProductPhotos(clock: Clock, products: ProductRepository): ProductPhotos {
  const kept = new Map<string, ProductPhotoRecord & { userId: string; productId: string }>();
  /** The last one that was put first stands last. */
  const first = new Set<string>();
  const rankOf = ({ id }: ProductPhotoRecord) => [...first].indexOf(id);
  const photosOf = (productId: string) =>
    [...kept.values()]
      .filter((photo) => photo.productId === productId)
      .sort((one, other) => rankOf(other) - rankOf(one));
  return {
    list: async (user, productId) => ((await products.find(user, productId)) ? photosOf(productId) : null),
    async keep(user, productId, photo, most) {
      if (!(await products.find(user, productId))) return 'missing';
      const known = kept.get(photo.id);
      if (known) return known.productId === productId ? 'kept' : 'missing';
      if (photosOf(productId).length >= most) return 'full';
      const createdAt = clock.now().toISOString();
      kept.set(photo.id, { ...photo, createdAt, userId: user.userId, productId });
      return 'kept';
    },
    async putFirst({ userId }, productId, photoId) {
      const photo = kept.get(photoId);
      if (photo?.userId !== userId || photo.productId !== productId) return false;
      first.delete(photoId);
      first.add(photoId);
      return true;
    },
    async remove({ userId }, productId, photoId) {
      const photo = kept.get(photoId);
      if (photo?.userId !== userId || photo.productId !== productId) return null;
      kept.delete(photoId);
      return photo;
    },
    pathOf: async (photoId) => kept.get(photoId)?.path ?? null,
    leftFiles: async () => [],
  };
}

/** The products, each listed with its photos. */
export const withFirstPhotos = (products: ProductRepository, photos: ProductPhotos): ProductRepository => ({
  ...products,
  async list(user, query) {
    const page = await products.list(user, query);
    const listed = page.products.map(async (product) => {
      const all = (await photos.list(user, product.id)) ?? [];
      return { ...product, photos: all.length, firstPhoto: all[0]?.id ?? null };
    });
    return { ...page, products: await Promise.all(listed) };
  },
});
