import type { ImageRecord } from '../../ports/image-library.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'pictures' | 'displayCopies' | 'logger'>;

/**
 * Removes the files of pictures that the library no longer shows, with the masks and the photos of their cut-outs. A
 * file that cannot be deleted is logged: nothing links to it any more.
 */
export async function removeFiles(
  { pictures, displayCopies, logger }: Deps,
  removed: readonly ImageRecord[],
): Promise<void> {
  const beside = removed.flatMap(({ cutOut }) => [cutOut?.photo, cutOut?.ground?.mask]);
  const paths = [...removed.map(({ path }) => path), ...new Set(beside.filter((path) => path != null))];
  const outcomes = await Promise.allSettled([
    ...paths.map((path) => pictures.remove(path)),
    ...removed.map(({ id }) => displayCopies.forget(id)),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      logger.error({ err: outcome.reason, paths }, 'a deleted picture left a file behind');
}
