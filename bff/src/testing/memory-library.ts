import type { ImageLibrary, ImageRecord } from '../ports/image-library.ts';
import type { User } from '../ports/user.ts';
import { memoryHistory } from './memory-image-history.ts';
import type { MemoryPreparations } from './memory-preparations.ts';

/** The library over a map of pictures. */
export function createLibrary(images: Map<string, ImageRecord>, prepared: MemoryPreparations): ImageLibrary {
  const find: ImageLibrary['find'] = async (user, id) =>
    own(images, user).find((image) => image.id === id) ?? null;
  return {
    find,
    findVersion: find,
    history: memoryHistory(images, prepared),
    page: async (user, { favorites, product }) => {
      const found = own(images, user)
        .filter((image) => image.favorite || !favorites)
        .filter(({ productId }) => !product || productId === product)
        .reverse();
      return { images: found, total: found.length };
    },
    markFavorite: async (user, id, favorite) => {
      const image = await find(user, id);
      const marked = image && { ...image, favorite };
      if (marked) images.set(id, marked);
      return marked;
    },
    rename: async (user, id, name) => {
      const image = await find(user, id);
      const renamed = image && { ...image, name };
      if (renamed) images.set(id, renamed);
      return renamed;
    },
    remove: async (user, id) => {
      const image = await find(user, id);
      if (image) images.delete(id);
      return image ? [image] : [];
    },
    pathOf: async (id) => images.get(id)?.path ?? null,
    findSigned: async (id) => images.get(id) ?? null,
  };
}

/** The rows of one user, in the order in which they were made. */
export function own<Row extends { userId: string }>(rows: Map<string, Row>, { userId }: User): Row[] {
  return [...rows.values()].filter((row) => row.userId === userId);
}
