import { removeOrphan } from '../generation/store-picture.ts';
import type { Services } from '../services.ts';

/** A request ends within minutes, and so does the same one sent again: the file of a younger photo may still get its row. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Removes the files of photos that no product has: those of a process that was killed before it kept the photo, and those that could not
 * be removed with their photo.
 */
export async function tidyPhotos(
  deps: Pick<Services, 'productPhotos' | 'pictures' | 'logger'>,
): Promise<void> {
  const left = await deps.productPhotos.leftFiles(KEPT_SECONDS);
  for (const path of left) await removeOrphan(deps, path);
  if (left.length > 0)
    deps.logger.info({ files: left.length }, 'removed files of photos that no product has');
}
