import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/**
 * Takes a picture of the user's out of the library, with its file and thumbnail. Rejects with `not_found` for
 * anybody else's. A file that will not go is logged: nothing leads to it any more.
 */
export async function deleteImage(
  { library, pictures, thumbnails, logger }: Pick<Services, 'library' | 'pictures' | 'thumbnails' | 'logger'>,
  user: User,
  imageId: string,
): Promise<void> {
  const removed = await library.remove(user, imageId);
  if (!removed) throw new DomainError('not_found');
  const outcomes = await Promise.allSettled([pictures.remove(removed.path), thumbnails.forget(imageId)]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      logger.error({ err: outcome.reason, imageId }, 'a deleted picture left a file behind');
    }
  }
}
