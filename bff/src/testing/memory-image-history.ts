import type { HistoricImage, ImageLibrary, ImageRecord } from '../ports/image-library.ts';
import type { MemoryPreparations } from './memory-preparations.ts';

/** The history over the memory's pictures, which have no versions: what one was made of, and what was made of that. */
export function memoryHistory(
  images: Map<string, ImageRecord>,
  prepared: MemoryPreparations,
): ImageLibrary['history'] {
  const sourceOf = (image: ImageRecord) => (metadataOf(image).made_from as string | undefined) ?? null;
  const withParents = (image: ImageRecord): ImageRecord[] => {
    const parent = images.get(sourceOf(image) ?? '');
    return parent ? [...withParents(parent), image] : [image];
  };
  return async ({ userId }, imageId) => {
    const asked = images.get(imageId);
    if (asked?.userId !== userId) return null;
    const [root] = withParents(asked);
    const related = [...images.values()].filter((image) => withParents(image)[0] === root);
    return { images: related.map((image) => historic(image, sourceOf(image), prepared)), truncated: false };
  };
}

const historic = (
  image: ImageRecord,
  madeFrom: string | null,
  prepared: MemoryPreparations,
): HistoricImage => ({
  image,
  family: image.id,
  versionKey: null,
  versionOf: null,
  madeFrom,
  options: (metadataOf(image).options as HistoricImage['options'] | undefined) ?? null,
  photos: (metadataOf(image).photos as number | undefined) ?? null,
  productPhoto: productPhotoOf(image),
  credits: 1,
  preparations: prepared.get(image.id) ?? [],
});

function productPhotoOf(image: ImageRecord): HistoricImage['productPhoto'] {
  const photo = metadataOf(image).product_photo_id as string | undefined;
  return image.productId && photo ? { product: image.productId, photo } : null;
}

/** The memory keeps a saved picture's `metadata` beside the rest. */
function metadataOf(image: ImageRecord): Record<string, unknown> {
  return 'metadata' in image ? (image.metadata as Record<string, unknown>) : {};
}
