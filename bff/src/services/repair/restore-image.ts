import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { presentImage } from '../library/present-image.ts';
import { removeFiles } from '../library/remove-files.ts';
import type { Services } from '../services.ts';

/** Removes a repaired version and shows the one before it again. Rejects with `not_found`. */
export async function restoreImage(
  deps: Pick<Services, 'addresses' | 'imageVersions' | 'pictures' | 'displayCopies' | 'logger'>,
  user: User,
  imageId: string,
): Promise<LibraryImage> {
  const versions = await deps.imageVersions.removeNewest(user.userId, imageId);
  if (!versions) throw new DomainError('not_found');
  const { cutOut } = versions.removed;
  // The photo stays, because the previous version was made of it, too.
  await removeFiles(deps, [{ ...versions.removed, cutOut: cutOut && { ...cutOut, photo: null } }]);
  return presentImage(deps.addresses, versions.image);
}
