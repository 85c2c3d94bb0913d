import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CopyWidth } from '../../contract/browser/display-copies.ts';
import type { Clock } from '../ports/clock.ts';
import type { ImageProcessor } from '../ports/image-processor.ts';

/** Copies of pictures to look at, each made when first asked for and kept for a week. They can always be made again. */
export interface DisplayCopies {
  /** WEBP bytes. `original` is asked only where no copy is kept; `null` when it has none. */
  of(imageId: string, width: CopyWidth, original: () => Promise<Buffer | null>): Promise<Buffer | null>;
  forget(imageId: string): Promise<void>;
  /**
   * Forgets what was made longer than a week ago: another node may have deleted the picture. A file beside the folders is a copy of an
   * earlier release, which nobody asks for any more and no deletion finds.
   */
  forgetOld(): Promise<void>;
}

const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Keeps the copies in `folder`, a folder for each picture. One that cannot be written only costs time. */
export function createDisplayCopies(
  folder: string,
  { displayCopy }: Pick<ImageProcessor, 'displayCopy'>,
  { now }: Pick<Clock, 'now'>,
): DisplayCopies {
  const underway = new Map<string, Promise<Buffer | null>>();
  const make = async (path: string, width: CopyWidth, original: () => Promise<Buffer | null>) => {
    const picture = await original();
    if (!picture) return null;
    const copy = await displayCopy(picture, width);
    await keep(path, copy).catch(() => undefined);
    return copy;
  };
  return {
    of: async (imageId, width, original) => {
      const path = join(folder, imageId, `${width}.webp`);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      const made = underway.get(path) ?? make(path, width, original).finally(() => underway.delete(path));
      underway.set(path, made);
      return made;
    },
    async forget(imageId) {
      const path = join(folder, imageId);
      // A copy under way would bring the folder back.
      await Promise.allSettled(
        [...underway].filter(([copy]) => dirname(copy) === path).map(([, made]) => made),
      );
      await rm(path, { recursive: true, force: true });
    },
    async forgetOld() {
      const oldest = now().getTime() - KEPT_MS;
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const entry = await stat(path).catch(() => null);
        if (entry && (entry.isFile() || entry.mtimeMs < oldest))
          await rm(path, { recursive: true, force: true });
      }
    },
  };
}

// Renamed into place, so that a crash leaves no half copy behind.
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Nodes that share the folder may have the same process id.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
