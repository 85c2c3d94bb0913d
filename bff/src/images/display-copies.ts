import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CopyWidth } from '../../contract/browser/display-copies.ts';
import type { Clock } from '../ports/clock.ts';
import type { ImageProcessor } from '../ports/image-processor.ts';

/** Copies of pictures, to look at or for a marketplace, each made when first asked for and kept for a week. They can always be made again. */
export interface DisplayCopies {
  /** WEBP bytes. `original` is asked only where no copy is kept; `null` when it has none. */
  of(imageId: string, width: CopyWidth, original: () => Promise<Buffer | null>): Promise<Buffer | null>;
  /** The same of the photo that lies beside a picture. */
  ofPhoto(imageId: string, width: CopyWidth, photo: () => Promise<Buffer | null>): Promise<Buffer | null>;
  /** Any other copy, under a file name of its own; `make` answers `null` where the picture is gone. */
  keep(imageId: string, file: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>;
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
  const makeAndWrite = async (path: string, make: () => Promise<Buffer | null>) => {
    const copy = await make();
    if (copy) await write(path, copy).catch(() => undefined);
    return copy;
  };
  const keep: DisplayCopies['keep'] = async (imageId, file, make) => {
    const path = join(folder, imageId, file);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const made = underway.get(path) ?? makeAndWrite(path, make).finally(() => underway.delete(path));
    underway.set(path, made);
    return made;
  };
  const copyAs =
    (prefix: string) => (imageId: string, width: CopyWidth, original: () => Promise<Buffer | null>) =>
      keep(imageId, `${prefix}${width}.webp`, async () => {
        const picture = await original();
        return picture && displayCopy(picture, width);
      });
  return {
    keep,
    of: copyAs(''),
    ofPhoto: copyAs('photo-'),
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
async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Nodes that share the folder may have the same process id.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
