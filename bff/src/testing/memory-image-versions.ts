import { randomUUID } from 'node:crypto';
import type { CutOutRecord, ImageRecord } from '../ports/image-library.ts';
import type { ProductFidelity } from '../ports/image-model.ts';
import type { ImageVersions } from '../ports/image-versions.ts';

/** Versions over the memory's pictures, by the rules of the database's functions. */
export function createMemoryImageVersions(images: Map<string, ImageRecord>): ImageVersions {
  const made = new Map<string, ImageRecord>();
  /** By the time of the picture, which its versions share here. */
  const retries = new Map<string, 'retry_used' | 'retry_under_way'>();
  const replaced = new Map<string, ImageRecord>();
  return {
    add: async ({ userId, imageId, key, picture, keep }) => {
      const before = made.get(key);
      if (before) return { image: before, added: false };
      const old = images.get(imageId);
      if (old?.userId !== userId) return null;
      const id = randomUUID();
      const cutOut = (picture.metadata.cut_out as CutOutRecord | undefined) ?? old.cutOut;
      const product = picture.metadata.product as ProductFidelity | undefined;
      const notes = product && { productPreserved: product.preserved, productRestorable: false };
      const image = { ...old, ...picture, ...notes, id, cutOut, returnable: old.returnable && !keep };
      images.delete(imageId);
      images.set(id, image);
      made.set(key, image);
      replaced.set(id, old);
      return { image, added: true };
    },
    claimRetry: async (userId, imageId) => {
      const image = images.get(imageId);
      if (image?.userId !== userId) return { outcome: 'not_found' };
      if (retries.get(image.createdAt)) return { outcome: retries.get(image.createdAt) ?? 'not_found' };
      retries.set(image.createdAt, 'retry_under_way');
      return { outcome: 'claimed', generationId: image.createdAt };
    },
    endRetry: async (generationId, madeOne) => {
      if (madeOne) retries.set(generationId, 'retry_used');
      else retries.delete(generationId);
    },
    show: async (userId, imageId) => {
      const image = images.get(imageId);
      return image?.userId === userId ? image : null;
    },
    removeNewest: async (userId, imageId) => {
      const removed = images.get(imageId);
      const image = replaced.get(imageId);
      if (!image || removed?.userId !== userId) return null;
      images.delete(imageId);
      images.set(image.id, image);
      return { image, removed };
    },
  };
}
