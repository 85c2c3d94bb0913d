import type { Clock } from '../ports/clock.ts';
import type { ImageRecord } from '../ports/image-library.ts';
import type { PicturePreparations, PreparationRecord } from '../ports/picture-preparations.ts';

/** What was taken of each picture of `images`, the last first, as the history reads it. */
export type MemoryPreparations = Map<string, PreparationRecord[]>;

/** Preparations over a map; repetitions and the oldest ones are the database's matter. */
export function createMemoryPreparations(
  images: ReadonlyMap<string, ImageRecord>,
  kept: MemoryPreparations,
  clock: Clock,
): PicturePreparations {
  return {
    async note({ userId }, { act, way, pictures }) {
      const own = pictures.filter(({ imageId }) => images.get(imageId)?.userId === userId);
      for (const { imageId, copies } of own) {
        const press = { act, way, createdAt: clock.now().toISOString(), copies };
        kept.set(imageId, [press, ...(kept.get(imageId) ?? [])]);
      }
      return own.length > 0;
    },
  };
}
