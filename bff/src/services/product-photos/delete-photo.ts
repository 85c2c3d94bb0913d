import { DomainError } from '../../domain-error.ts';
import type { ProductPhotoRecord } from '../../ports/product-photos.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** Deletes a photo of one of the user's products with its file. Rejects with `not_found` for any other. */
export async function deletePhoto(
  deps: Pick<Services, 'productPhotos' | 'pictures' | 'displayCopies' | 'logger'>,
  user: User,
  { productId, photoId }: { productId: string; photoId: string },
): Promise<void> {
  const removed = await deps.productPhotos.remove(user, productId, photoId);
  if (!removed) throw new DomainError('not_found');
  await removePhotoFiles(deps, [removed]);
}

/** Removes the files of photos that are gone. One that cannot be deleted is logged, and left to `tidyPhotos`. */
export async function removePhotoFiles(
  { pictures, displayCopies, logger }: Pick<Services, 'pictures' | 'displayCopies' | 'logger'>,
  removed: readonly ProductPhotoRecord[],
): Promise<void> {
  const outcomes = await Promise.allSettled(
    removed.flatMap(({ id, path }) => [pictures.remove(path), displayCopies.forget(id)]),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      logger.error({ err: outcome.reason }, 'a deleted photo of a product left a file behind');
}
