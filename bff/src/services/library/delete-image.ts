import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Deletes one of the user's pictures from the library, with its earlier versions and their files. A picture that the
 * user never kept gives its credit back, as discarding does. Rejects with `not_found` for anybody else's.
 */
export async function deleteImage(
  deps: Pick<Services, 'ledger' | 'library' | 'pictures' | 'displayCopies' | 'logger'>,
  user: User,
  imageId: string,
): Promise<void> {
  const image = await deps.library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  const discarding = image.returnable ? await deps.ledger.discardImage(user.userId, image.id) : null;
  const removed =
    discarding?.outcome === 'discarded' ? discarding.removed : await deps.library.remove(user, image.id);
  await removeFiles(deps, removed);
}
