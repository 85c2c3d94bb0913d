import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProcessor } from '../ports/image-processor.ts';

/** Small versions of pictures, made when first asked for and kept. They can always be made again. */
export interface Thumbnails {
  /** WEBP bytes. `original` is read only where no thumbnail is kept; `null` when there is no original. */
  of(imageId: string, original: () => Promise<Buffer | null>): Promise<Buffer | null>;
  forget(imageId: string): Promise<void>;
}

/** Keeps thumbnails as files in `folder`. If the folder cannot be written, each one is made again. */
export function createThumbnails(
  folder: string,
  { thumbnail }: Pick<ImageProcessor, 'thumbnail'>,
): Thumbnails {
  const pathOf = (imageId: string) => join(folder, `${imageId}.webp`);
  const underway = new Map<string, Promise<Buffer | null>>();
  const make = async (imageId: string, original: () => Promise<Buffer | null>) => {
    const picture = await original();
    if (!picture) return null;
    const small = await thumbnail(picture);
    await keep(folder, pathOf(imageId), small).catch(() => undefined);
    return small;
  };
  return {
    of: async (imageId, original) => {
      const kept = await readFile(pathOf(imageId)).catch(() => null);
      if (kept) return kept;
      const made = underway.get(imageId) ?? make(imageId, original).finally(() => underway.delete(imageId));
      underway.set(imageId, made);
      return made;
    },
    forget: (imageId) => rm(pathOf(imageId), { force: true }),
  };
}

// Renamed into place, so that a crash leaves no partial thumbnail behind.
async function keep(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
